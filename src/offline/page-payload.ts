/** The shop's and the storage's own addresses, and files. */
const notAPage = /^\/(?:store-api|v0|media|payment|outbox)(?:\/|$)|\.\w{2,12}$|^\/healthz$/;

/** Whether a page of the storefront may stand at a path. */
export function isPagePath(pathname: string): boolean {
  return !notAPage.test(pathname);
}

/** A page's payload, the data it is made of, stands below its address (specification section 7). */
const payloadName = '/_payload.json';

/** Where the payload of a page is; `/a` and `/a/` have the same. */
export function payloadAddress({ origin, pathname, search }: URL): string {
  return `${origin}${pathname.replace(/\/+$/, '')}${payloadName}${search}`;
}

/** Addresses of which a payload may be; none when it is no payload's address. */
export function pagesOfPayload({ origin, pathname, search }: URL): readonly string[] {
  if (!pathname.endsWith(payloadName)) return [];
  const path = pathname.slice(0, -payloadName.length);
  return [...(path === '' ? [] : [path]), `${path}/`].map((page) => origin + page + search);
}

/** Every document of the storefront has this element. */
export const rootElementId = 'root';

/** Names in the head of a document that was kept since when; a page cannot read its own headers (`keptSinceHeader`). */
export const keptSinceMeta = 'nf-kept-since';

/** A document carries its payload in a data block. */
export const payloadElementId = 'page-payload';

const opening = `<script type="application/json" id="${payloadElementId}">`;
const closing = '</script>';

/** The data block for a document. @param json without `<`, as {@link payloadInDocument} expects it */
export function payloadBlock(json: string): string {
  return opening + json + closing;
}

/** The payload in a page's document, as JSON; undefined in one without a page. */
export function payloadInDocument(html: string): string | undefined {
  const start = html.lastIndexOf(opening);
  if (start < 0) return undefined;
  const end = html.indexOf(closing, start);
  return end < 0 ? undefined : html.slice(start + opening.length, end);
}
