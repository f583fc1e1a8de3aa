import { readFileSync } from 'node:fs';
import { createStore } from 'jotai';
import { RouterContextProvider, type LoaderFunctionArgs } from 'react-router';
import { loadFromShop } from '#app/load-from-shop.ts';
import type { ByPayloadOptions } from '#app/payloads/asking.ts';
import { loadByPayload } from '#app/payloads/load-by-payload.ts';
import { createPayloadSource } from '#app/payloads/payload-source.ts';
import { createRenderer } from '#app/rendering/create-renderer.tsx';
import { loadLanguageIds } from '#app/start-up/load-language-ids.ts';
import { keptSinceHeader } from '#offline/kept-since.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { shellContext, type Shell } from '#platform/session/shell.ts';
import { loadTerms } from './load-terms.ts';
import { startDemoShop, type DemoShop } from './start-demo-shop.ts';
import { testShell } from './test-shell.ts';

const origin = 'https://noten.example';

/** Of the pages' files. */
export const payloadBuild = 'assets/index-abc.js';
export const productPath = '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001';
export const contentRoute = 'src/pages/content.tsx#*';

interface ShopBehind {
  readonly answerOfShop?: typeof fetch;
  /** `/`: the shop stands behind the web server of the pages. */
  readonly shopwareEndpoint?: string;
}

/** What a test of payloads looks at, and sets. */
class Seen {
  /** Addresses the web server was asked for. */
  asked: string[] = [];
  /** How many calls the shop itself was asked. */
  calls = 0;
  /** Since when the service worker keeps the next answers of the shop. */
  keptSince: string[] = [];
}

/** The embedded shop, a web server that gives its pages' payloads, and browsers in which routes have their data of them. */
export async function startPayloadServer() {
  const shop = await startDemoShop();
  const seen = new Seen();
  const answerPayload = payloadsOf(shop, seen);
  const session = {
    languageIds: await loadLanguageIds(shop.api),
    terms: await loadTerms(shop.api, 'de-DE'),
  };
  return {
    shop,
    seen,
    answerPayload,
    openBrowser: (
      changes: Partial<ByPayloadOptions> = {},
      web = answerPayload,
      { answerOfShop = shop.fetch, shopwareEndpoint = '/' }: ShopBehind = {},
    ) => {
      const api = shop.connect({ fetch: notingCalls(answerOfShop, seen) });
      const plain = testShell(api, createStore());
      const shell = { ...plain, ...session, configuration: { ...plain.configuration, shopwareEndpoint } };
      shell.store.set(shellAtom, shell);
      return openBrowser(shell, { source: createPayloadSource({ fetch: web }), ...changes });
    },
    forget: () => void Object.assign(seen, new Seen()),
  };
}

/** As the web server, as far as payloads go. */
function payloadsOf(shop: DemoShop, seen: Seen): typeof fetch {
  const renderer = createRenderer({
    configuration: { shopwareEndpoint: '/', shopwareAccessToken: shop.accessKey },
    shop: { endpoint: shop.api.endpoint, fetch: shop.fetch },
    origin,
    build: {
      joinedStyles: {},
      document: readFileSync('index.html', 'utf8'),
      manifest: { 'index.html': { file: payloadBuild } },
    },
  });
  return async (input) => {
    const address = new URL(new Request(input).url);
    seen.asked.push(address.pathname + address.search);
    address.pathname = address.pathname.replace('/_payload.json', '') || '/';
    const page = await renderer.page({ request: new Request(address), slots: { nonce: '', theme: '' } });
    if ('location' in page) return Response.json(page);
    return new Response(page.payload, { status: page.status, headers: { 'content-type': 'application/json' } });
  };
}

const notingCalls =
  (answerOfShop: typeof fetch, seen: Seen): typeof fetch =>
  async (input, init) => {
    seen.calls += 1;
    const answer = await answerOfShop(input, init);
    const since = seen.keptSince.shift();
    if (since !== undefined) answer.headers.set(keptSinceHeader, since);
    return answer;
  };

function openBrowser(shell: Shell, changes: Pick<ByPayloadOptions, 'source'> & Partial<ByPayloadOptions>) {
  const context = new RouterContextProvider(new Map([[shellContext, shell]]));
  const load = loadByPayload({
    isLikeEverybody: async () => true,
    loadItself: async () => loadFromShop,
    locale: 'de-DE',
    build: payloadBuild,
    mayReload: () => false,
    isAnswering: () => true,
    narrow: (_route, _visit, error) => Promise.reject(error),
    tellKept: () => undefined,
    ...changes,
  });
  return (routeId: string, request: Request) => {
    const visit: LoaderFunctionArgs = { request, url: new URL(request.url), pattern: '*', params: {}, context };
    return load(routeId, visit);
  };
}

export const visitTo = (path: string): Request => new Request(origin + path);
