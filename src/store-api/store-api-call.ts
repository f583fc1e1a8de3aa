/**
 * What a call does to the shopper's session:
 * - `catalogue` reads what everybody may read. A service worker may answer it from its cache, with a session token of
 *   long ago, so the token of the answer is ignored.
 * - `session` reads what belongs to the session (context, cart, customer, orders).
 * - `change` writes. It is never repeated, and waits for a session token where there is none yet.
 */
export type CallKind = 'catalogue' | 'session' | 'change';

export interface StoreApiCall {
  readonly kind: CallKind;
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  /** Below `/store-api/`, already encoded: build it with {@link pathTo}. */
  readonly path: string;
  readonly query?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Language of this answer; without it, the one the handle was made with. */
  readonly languageId?: string;
  readonly signal?: AbortSignal;
  /** Kind of file wanted: 6.7 refuses documents nobody can read (406). JSON unless another is named. */
  readonly accept?: string;
  /** For somebody who shows a link and knows the rest: sent without the session's token, and the answer's is not kept. */
  readonly outsideSession?: boolean;
  /** Told of the answer's headers, for what an answer says beside its JSON. */
  readonly onAnswer?: (headers: Headers) => void;
}

/** What a shop is asked through. */
export interface ShopLine {
  /** As configured, without a trailing slash. */
  readonly endpoint: string;
  /** @returns the answer's JSON, `undefined` for an empty answer. @throws {StoreApiError} {@link UnreadableAnswerError} */
  readonly send: (call: StoreApiCall) => Promise<unknown>;
}

/** Carries the session's token. */
export const tokenHeader = 'sw-context-token';

interface ShopAccess {
  /** Access key of the sales channel. */
  readonly accessKey: string;
  /** Language of the answers; without it, the language of the session. */
  readonly languageId?: string | undefined;
}

/** What every call tells the shop. */
export function shopHeaders({ accessKey, languageId }: ShopAccess): Record<string, string> {
  return {
    accept: 'application/json',
    'sw-access-key': accessKey,
    'sw-include-seo-urls': '1',
    ...(languageId === undefined ? {} : { 'sw-language-id': languageId }),
  };
}

/** Builds the path of a call; ids may come from an address somebody typed, so every value is encoded. */
export function pathTo(parts: TemplateStringsArray, ...values: readonly string[]): string {
  return String.raw({ raw: parts }, ...values.map((value) => encodeURIComponent(value)));
}

/** A read of public data. POST, because Shopware 6.6 knows no GET for most of them. */
export function catalogueRead(path: string, body: object = {}): StoreApiCall {
  return { kind: 'catalogue', method: 'POST', path, body };
}

/** A read of the session's own data. */
export function sessionRead(path: string, body: object = {}): StoreApiCall {
  return { kind: 'session', method: 'POST', path, body };
}

/** A write by POST. */
export function change(path: string, body: object = {}): StoreApiCall {
  return { kind: 'change', method: 'POST', path, body };
}
