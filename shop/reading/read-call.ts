import type { ListedPage, PageListing } from '../catalogue/list-pages.ts';

/** What a thread is asked. */
export type ReaderTask = ReadCall | { readonly listing: PageListing };

/** What it answers to the one or the other. */
export type ReaderAnswer = ReadAnswer | { readonly pages: readonly ListedPage[] };

/** A call of the Store API on its way into a thread that answers it. */
export interface ReadCall {
  readonly method: string;
  readonly url: string;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: Uint8Array<ArrayBuffer> | undefined;
  readonly clientAddress: string | undefined;
}

/** What a thread answers. */
export interface ReadAnswer {
  readonly status: number;
  readonly headers: readonly (readonly [name: string, value: string])[];
  readonly body: ArrayBuffer;
}

/** Status of an answer that says nothing but that the call has to write, which readers cannot. */
export const writerWanted = 421;

/** Paths below the Store API; `*` is any one part. */
const routes = `
  product product/* product/*/find-variant product/*/cross-selling product/*/reviews
  product-listing/* search search-suggest media
  category category/* navigation/*/* breadcrumb/* landing-page/* cms/* seo-url
  language currency salutation country country-state/* payment-method shipping-method
  checkout/cart checkout/gateway shipping-cost/cart shipping-cost/product/* account/customer account/list-address account/newsletter-recipient customer/wishlist
  order document/download/* document/download/*/*`;
const readPaths = new RegExp(`^/store-api/(${routes.trim().replaceAll('*', '[^/]+').split(/\s+/).join('|')})$`);
const readMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST']);

/**
 * Whether a call only reads, and takes criteria or makes large answers: those of a stranger may take long. What is
 * always quick (the context) is answered where writing is done, and so is a cart that has to be corrected.
 */
export function isRead(method: string, path: string): boolean {
  return readMethods.has(method) && readPaths.test(path);
}
