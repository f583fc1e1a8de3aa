import * as z from 'zod/mini';
import { payloadElementId } from '#offline/page-payload.ts';

/** What the web server hands to the page beside its HTML and its payload, as JSON in a data block. */
export const pageDataSchema = z.object({
  configuration: z.unknown(),
  languageIds: z.record(z.string(), z.string()),
  /** Allows the style elements that the design system writes. */
  nonce: z.string(),
  /** Names the build of the browser's files that the page was made with. */
  build: z.string(),
});

export type PageData = z.infer<typeof pageDataSchema>;

export const pageDataElementId = 'page-data';

/** What a page is made of: the document carries it, and it is to be had alone below the page's address. */
export const payloadSchema = z.object({
  /** Of the page: 404 where there is none. */
  status: z.number(),
  /** Build of the browser's files that understands the data. */
  build: z.string(),
  /** Path of the page as its shop writes it, locale included. */
  path: z.string(),
  /** Data of the page's routes by their ids. */
  loaderData: z.record(z.string(), z.unknown()),
  /** What went wrong, by route. */
  errors: z.nullable(z.record(z.string(), z.unknown())),
});

export type Payload = z.infer<typeof payloadSchema>;

/** The data block of this document, or undefined on a static host that serves the bare index.html. */
export function readPageData(): PageData | undefined {
  return readBlock(pageDataElementId, pageDataSchema);
}

/** The payload of this document; undefined where it brought no page with it. */
export function readPagePayload(): Payload | undefined {
  return readBlock(payloadElementId, payloadSchema);
}

function readBlock<Value>(id: string, schema: z.ZodMiniType<Value>): Value | undefined {
  const text = document.getElementById(id)?.textContent;
  if (!text) return undefined;
  const parsed = schema.safeParse(JSON.parse(text));
  return parsed.success ? parsed.data : undefined;
}
