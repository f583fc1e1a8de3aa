import type { JsonValue } from '../base/json.ts';

/** One entry of Shopware's error list. `code` is null only for confirmation mismatches (Store API sheet, errors). */
export interface ErrorEntry {
  readonly status: string;
  readonly code: string | null;
  readonly title: string;
  readonly detail: string;
  readonly source?: { readonly pointer: string };
  readonly meta?: { readonly parameters: Readonly<Record<string, JsonValue>> | readonly [] };
}

/** An answer other than success, carried as an exception to the HTTP border. */
export class ShopError extends Error {
  override readonly name = 'ShopError';
  readonly status: number;
  readonly entries: readonly ErrorEntry[];

  constructor(status: number, entries: readonly ErrorEntry[]) {
    super(entries.map((entry) => `${entry.code ?? 'null'}: ${entry.detail}`).join('; '));
    this.status = status;
    this.entries = entries;
  }
}

const titles: Readonly<Record<number, string>> = {
  400: 'Bad Request',
  401: 'Unauthorized',
  402: 'Payment Required',
  403: 'Forbidden',
  404: 'Not Found',
  405: 'Method Not Allowed',
  406: 'Not Acceptable',
  409: 'Conflict',
  410: 'Gone',
  412: 'Precondition Failed',
  413: 'Content Too Large',
  429: 'Too Many Requests',
  500: 'Internal Server Error',
  503: 'Service Unavailable',
};

interface ErrorFacts {
  readonly status: number;
  readonly code: string;
  readonly detail: string;
  readonly parameters?: Readonly<Record<string, JsonValue>>;
  /** JSON pointer into the request, `/limit` for example. */
  readonly pointer?: string;
}

/** One entry with Shopware's title for the status; `meta.parameters` is `[]` when empty, like PHP's empty array. */
export function errorEntry({ status, code, detail, parameters, pointer }: ErrorFacts): ErrorEntry {
  return {
    status: String(status),
    code,
    title: titles[status] ?? 'Error',
    detail,
    meta: { parameters: parameters && Object.keys(parameters).length > 0 ? parameters : [] },
    ...(pointer === undefined ? {} : { source: { pointer } }),
  };
}

/** `throw shopError({ status: 404, code: 'CONTENT__PRODUCT_NOT_FOUND', detail: '…', parameters: { productId } })`. */
export function shopError(facts: ErrorFacts): ShopError {
  return new ShopError(facts.status, [errorEntry(facts)]);
}

/** Errors of the framework below the shop (no route, wrong method, missing key): code `"0"`, no `meta`. */
export function plainHttpError(status: number, detail: string): ShopError {
  return new ShopError(status, [{ status: String(status), code: '0', title: titles[status] ?? 'Error', detail }]);
}
