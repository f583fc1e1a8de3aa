import { productPart } from '#offline/taken/page-parts.ts';
import type { TakingPart } from '#offline/taken/bring-taking.ts';
import { productPath } from '#store-api/catalogue/content-path.ts';
import { pagesOfDevice } from './page-address.ts';

/** The pages of some products, in the language of a path. */
export function productParts(
  path: string,
  products: readonly Parameters<typeof productPath>[0][],
): readonly TakingPart[] {
  const pages = pagesOfDevice(path);
  return products.map((product) => productPart(pages, pages.base + productPath(product)));
}
