import * as z from 'zod/mini';

const seoUrlsSchema = z.nullish(z.array(z.object({ seoPathInfo: z.string() })));

/**
 * The readable path of a product, category or landing page, without a leading slash; `null` where the shop has none: the
 * root category, and everything in a headless sales channel.
 */
export const seoPathSchema = z.pipe(
  seoUrlsSchema,
  z.transform((seoUrls) => seoUrls?.[0]?.seoPathInfo ?? null),
);

/** What {@link seoPathSchema} reads, for `includes`. */
export const seoPathIncludes = { seo_url: ['seoPathInfo'] };
