import { gzipSync } from 'node:zlib';
import type { JsonObject, JsonValue } from '#shop/base/json.ts';
import { clientOf } from '../client.ts';
import { type FixtureAnswer, openFixtureShop } from '../fixture-shop.ts';

/**
 * Shopware's own storefronts in Vue as a shop sees them (github.com/shopware/frontends, in the state of August 2026, made for
 * 6.7). Both stand on the same packages and differ in how they read: the starter template by GET with the criteria packed into
 * one parameter, the demo store by POST.
 */
export const vueStorefronts = {
  'the starter template': { packsReads: true },
  'the demo store': { packsReads: false },
} as const;

/** What a screen reads beside its criteria. */
interface Reading {
  readonly criteria?: JsonObject;
  /** Named parameters, which are not packed. */
  readonly parameters?: Readonly<Record<string, number>>;
  /** Asks for addresses; the packages send the word `true`. */
  readonly withAddresses?: boolean;
}

/** One visitor of a Vue storefront. Every call fails the test whose answer is not a success. */
export interface VueStorefront {
  /** Reads of the catalogue, in the storefront's own way. */
  read(path: string, reading?: Reading): Promise<FixtureAnswer>;
  get(path: string): Promise<FixtureAnswer>;
  post(path: string, body?: JsonValue, withAddresses?: boolean): Promise<FixtureAnswer>;
  change(method: 'PATCH' | 'DELETE', path: string, body?: JsonValue): Promise<FixtureAnswer>;
  /** From here on every call names this language. */
  speak(languageId: string): void;
  /** A new visitor. */
  leave(): void;
  close(): Promise<void>;
}

const withAddressesHeader = { 'sw-include-seo-urls': 'true' };

export async function openVueStorefront({ packsReads }: { readonly packsReads: boolean }): Promise<VueStorefront> {
  const running = await openFixtureShop({ version: '6.7', rateLimits: false });
  const client = clientOf(running.shop, (request) => running.fetch(request));
  let language: Readonly<Record<string, string>> = {};
  const send = async (
    method: string,
    path: string,
    body?: JsonValue,
    withAddresses = false,
  ): Promise<FixtureAnswer> => {
    const headers = { accept: 'application/json', ...language, ...(withAddresses ? withAddressesHeader : {}) };
    const answer = await client.ask(method, path, body === undefined ? { headers } : { body, headers });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer;
  };
  return {
    read: (path, { criteria, parameters = {}, withAddresses } = {}) =>
      packsReads
        ? send('GET', `${path}${packed(criteria, parameters)}`, undefined, withAddresses)
        : send('POST', path, criteria && { ...criteria, ...parameters }, withAddresses),
    get: (path) => send('GET', path),
    post: (path, body, withAddresses) => send('POST', path, body, withAddresses),
    change: (method, path, body) => send(method, path, body),
    speak: (languageId) => void (language = { 'sw-language-id': languageId }),
    leave() {
      client.leave();
      language = {};
    },
    close: () => running.close(),
  };
}

/** The criteria as gzipped JSON in base64url. */
function packed(criteria: JsonObject | undefined, parameters: Readonly<Record<string, number>>): string {
  const named = Object.entries(parameters).map(([name, value]) => `${name}=${value}`);
  const all = [
    ...(criteria === undefined ? [] : [`_criteria=${gzipSync(JSON.stringify(criteria)).toString('base64url')}`]),
    ...named,
  ];
  return all.length === 0 ? '' : `?${all.join('&')}`;
}
