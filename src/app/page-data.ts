import * as z from 'zod/mini';

/** What the web server hands to the page beside its HTML, as JSON in a data block. */
export const pageDataSchema = z.object({
  configuration: z.unknown(),
  languageIds: z.record(z.string(), z.string()),
  /** Allows the style elements that the design system writes. */
  nonce: z.string(),
  /** State of the router after the server's loaders; null in the offline shell. */
  router: z.nullable(z.unknown()),
});

export type PageData = z.infer<typeof pageDataSchema>;

export const pageDataElementId = 'page-data';

/** The data block of this document, or undefined on a static host that serves the bare index.html. */
export function readPageData(): PageData | undefined {
  const text = document.getElementById(pageDataElementId)?.textContent;
  if (!text) return undefined;
  const parsed = pageDataSchema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}
