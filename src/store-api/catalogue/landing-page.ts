import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { cmsIncludes } from '../cms/cms-includes.ts';
import { cmsPageSchema } from '../cms/cms-page.ts';
import { listingParameters, type ListingQuery } from './listing-query.ts';
import { seoPathSchema } from '../schemas/seo-path.ts';
import { orNull, textOr } from '../schemas/tolerant.ts';
import { translatedObject } from '../schemas/translated.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo } from '../store-api-call.ts';

const landingPageSchema = z.pipe(
  translatedObject(
    {
      id: z.string(),
      name: textOr(''),
      metaTitle: orNull(z.string()),
      metaDescription: orNull(z.string()),
      keywords: orNull(z.string()),
      seoUrls: seoPathSchema,
      cmsPage: orNull(cmsPageSchema),
    },
    ['name', 'metaTitle', 'metaDescription', 'keywords'],
  ),
  z.transform(({ seoUrls, ...page }) => ({ ...page, seoPath: seoUrls })),
);

/** A page outside the category tree. */
export type LandingPageAnswer = z.infer<typeof landingPageSchema>;

/** @throws {StoreApiError} 404 when there is none. */
export function getLandingPage(api: StoreApi, id: string, query: ListingQuery = {}): Promise<LandingPageAnswer> {
  const body = { ...listingParameters(query), includes: cmsIncludes };
  return ask(api, catalogueRead(pathTo`landing-page/${id}`, body), landingPageSchema);
}
