import { keptSinceMeta, payloadElementId } from '#offline/page-payload.ts';
import type { Configuration } from '#platform/configuration/configuration.ts';
import type { SalesChannelTerms } from '#platform/session/shell.ts';

/** What the web server hands to the page beside its HTML and its payload, as JSON in a data block. */
export interface PageData {
  configuration: Configuration;
  languageIds: Record<string, string>;
  /** Of the shop for nobody in particular; absent where it could not be asked. */
  terms?: SalesChannelTerms | undefined;
  /** Allows the style elements that the design system writes. */
  nonce: string;
  /** Names the build of the browser's files that the page was made with. */
  build: string;
}

export const pageDataElementId = 'page-data';

/** What a page is made of: the document carries it, and it is to be had alone below the page's address. */
export interface Payload {
  /** Of the page: 404 where there is none. */
  status: number;
  /** Build of the browser's files that understands the data. */
  build: string;
  /** Path of the page as its shop writes it, locale included. */
  path: string;
  /** Data of the page's routes by their ids. */
  loaderData: Record<string, unknown>;
  /** What went wrong, by route. */
  errors: Record<string, unknown> | null;
}

/** The data block of this document, or undefined on a static host that serves the bare index.html. */
export function readPageData(): PageData | undefined {
  const text = textOf(pageDataElementId);
  return text ? JSON.parse(text) : undefined;
}

/** The payload of this document; undefined where it brought no page with it. */
export function readPagePayload(): Payload | undefined {
  const text = textOf(payloadElementId);
  return text ? JSON.parse(text) : undefined;
}

/** Since when this document is kept, as its head says where the service worker gave it; null for a fresh one. */
export const readKeptSince = (): string | null =>
  document.querySelector(`meta[name="${keptSinceMeta}"]`)?.getAttribute('content') ?? null;

/** Written by our own renderer, of the same build. */
const textOf = (id: string): string | null | undefined => document.getElementById(id)?.textContent;
