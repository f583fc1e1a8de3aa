import type { Behaviour } from './behaviour.ts';
import { contentBehaviours } from './content-behaviours.ts';
import { contextBehaviours } from './context-behaviours.ts';
import { criteriaBehaviours } from './criteria-behaviours.ts';
import { languageBehaviours } from './language-behaviours.ts';
import { listingBehaviours } from './listing-behaviours.ts';
import { navigationBehaviours } from './navigation-behaviours.ts';
import { productBehaviours } from './product-behaviours.ts';
import { referenceBehaviours } from './reference-behaviours.ts';
import { searchBehaviours } from './search-behaviours.ts';

/** All promises, in the order a visit meets them. */
export const behaviours: readonly Behaviour[] = [
  ...contextBehaviours,
  ...languageBehaviours,
  ...referenceBehaviours,
  ...navigationBehaviours,
  ...listingBehaviours,
  ...criteriaBehaviours,
  ...productBehaviours,
  ...searchBehaviours,
  ...contentBehaviours,
];
