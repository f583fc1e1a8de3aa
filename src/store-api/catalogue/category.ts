import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { cmsIncludes } from '../cms/cms-includes.ts';
import { cmsPageSchema } from '../cms/cms-page.ts';
import { listingParameters, type ListingQuery } from './listing-query.ts';
import { mediaSchema } from '../schemas/media.ts';
import { seoPathSchema } from '../schemas/seo-path.ts';
import { listOf, orNull, textOr } from '../schemas/tolerant.ts';
import { translatedObject } from '../schemas/translated.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo } from '../store-api-call.ts';

const categorySchema = z.pipe(
  translatedObject(
    {
      id: z.string(),
      parentId: orNull(z.string()),
      name: textOr(''),
      type: textOr('page'),
      /** HTML the shop has sanitised. */
      description: orNull(z.string()),
      /** Names from the root down to this category. */
      breadcrumb: listOf(z.string()),
      /** Ids of the categories above, `|root|…|`. */
      path: orNull(z.string()),
      metaTitle: orNull(z.string()),
      metaDescription: orNull(z.string()),
      keywords: orNull(z.string()),
      media: orNull(mediaSchema),
      seoUrls: seoPathSchema,
      cmsPage: orNull(cmsPageSchema),
    },
    ['name', 'description', 'breadcrumb', 'metaTitle', 'metaDescription', 'keywords'],
  ),
  z.transform(({ seoUrls, ...category }) => ({ ...category, seoPath: seoUrls })),
);

/** A category and its content page. */
export type Category = z.infer<typeof categorySchema>;

/**
 * A category with its content page; `home` is the sales channel's start page. The query applies to a product listing
 * inside the page.
 *
 * @throws {StoreApiError} 404 for folders, links and unknown ids.
 */
export function getCategory(api: StoreApi, id: string, query: ListingQuery = {}): Promise<Category> {
  const body = { ...listingParameters(query), includes: cmsIncludes };
  return ask(api, catalogueRead(pathTo`category/${id}`, body), categorySchema);
}
