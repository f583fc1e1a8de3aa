import type { registerRoute } from 'workbox-routing';
import { answerPatienceMs } from '#offline/answer-patience.ts';
import { markKept } from '#offline/kept-since.ts';
import { pagesOfPayload, payloadAddress, payloadInDocument } from '#offline/page-payload.ts';
import { takingHeader } from '#offline/taken/taken-names.ts';
import { FreshOrKept } from './fresh-or-kept.ts';
import { ourAnswers } from './our-answers.ts';
import { keepWithin, putAway } from './keep-within.ts';
import { orTaken } from './taken.ts';

type RouteParameters = Parameters<typeof registerRoute>;

export const payloadsCache = 'page-payloads';

/** Data of pages for a click: fresh from the server; else as last seen. */
export function answerPayloads(): RouteParameters {
  const payloads = new FreshOrKept({
    cacheName: payloadsCache,
    patienceMs: answerPatienceMs,
    waitsOn: true,
    plugins: [
      ourAnswers,
      { cacheWillUpdate: async ({ response }) => (response.status === 200 ? response : null) },
      keepWithin(payloadsCache),
      orTaken,
      { cachedResponseWillBeUsed: async ({ cachedResponse }) => cachedResponse && markKept(cachedResponse) },
    ],
  });
  const matches = ({ url, request, sameOrigin }: { url: URL; request: Request; sameOrigin: boolean }): boolean =>
    sameOrigin && pagesOfPayload(url).length > 0 && !request.headers.has(takingHeader);
  return [matches, payloads];
}

/** A page and its payload are one thing: what was seen by its address opens by a click as well, and longer than its document is kept. */
export async function keepPayloadOf(page: string, document: Response): Promise<void> {
  const payload = payloadInDocument(await document.text());
  if (payload === undefined) return;
  const headers = { 'content-type': 'application/json', date: document.headers.get('date') ?? '' };
  await putAway(payloadsCache, payloadAddress(new URL(page)), new Response(payload, { headers }));
}
