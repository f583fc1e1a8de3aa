import { search } from '../../entities/search/search.ts';
import type { JsonValue } from '../../base/json.ts';
import type { CmsResolution } from './cms-element.ts';

/** `form`: the salutations to choose from. */
export function formElement({ shop, context }: CmsResolution): JsonValue {
  return search(shop, 'salutation', { sortings: [{ field: 'salutationKey', order: 'DESC' }] }, context).elements;
}
