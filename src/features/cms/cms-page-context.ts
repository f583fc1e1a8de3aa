import { createContext, useContext } from 'react';
import type { CmsSlot } from '#store-api/cms/cms-slot.ts';
import type { CmsElement } from './cms-elements.tsx';

/** What the elements of a page need to know about it. */
export interface CmsPageFacts {
  readonly headingSlot: string | null;
  readonly firstPictureSlot: string | null;
  /** How pictures fill their place that say nothing themselves. */
  readonly displayMode: string;
  readonly elements: ReadonlyMap<CmsSlot['kind'], CmsElement>;
}

export const CmsPageContext = createContext<CmsPageFacts>({
  headingSlot: null,
  firstPictureSlot: null,
  displayMode: 'initial',
  elements: new Map(),
});

export const useCmsPage = (): CmsPageFacts => useContext(CmsPageContext);
