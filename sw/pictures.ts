import type { WorkboxPlugin } from 'workbox-core';
import type { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { takenCache } from '#offline/taken/taken-names.ts';
import { ourAnswers } from './our-answers.ts';
import { cacheThere, keepWithin } from './keep-within.ts';
import { largestSize } from './largest-size.ts';
import { orTakenAtOnce } from './taken.ts';

type RouteParameters = Parameters<typeof registerRoute>;

/** Without a network a picture that was seen, or taken along, in another size is shown in that. */
const inAnotherSize = (cacheName: string): WorkboxPlugin => ({
  handlerDidError: async ({ request: { url } }) => (await otherSizeIn(cacheName, url)) ?? otherSizeIn(takenCache, url),
});

const ownPictures = new CacheFirst({
  cacheName: 'pictures',
  plugins: [ourAnswers, inAnotherSize('pictures'), keepWithin('pictures'), orTakenAtOnce],
});

/** Nobody may look into what other hosts send (status 0). */
const foreignPictures = new CacheFirst({
  cacheName: 'foreign-pictures',
  plugins: [
    {
      cacheWillUpdate: async ({ response }) =>
        response.status === 200 || response.type === 'opaque' ? response : null,
    },
    inAnotherSize('foreign-pictures'),
    keepWithin('foreign-pictures'),
    orTakenAtOnce,
  ],
});

/** Pictures carry a hash or an id in their address and never change. */
export function answerPictures(): RouteParameters[] {
  const isPicture = ({ request, url }: { request: Request; url: URL }): boolean =>
    request.destination === 'image' && !url.pathname.startsWith('/v0/');
  return [
    [({ request, url, sameOrigin }) => sameOrigin && isPicture({ request, url }), ownPictures],
    [({ request, url, sameOrigin }) => !sameOrigin && isPicture({ request, url }), foreignPictures],
  ];
}

async function otherSizeIn(cacheName: string, wanted: string): Promise<Response | undefined> {
  const cache = await cacheThere(cacheName);
  if (!cache) return undefined;
  const kept = await cache.keys();
  const other = largestSize(
    wanted,
    kept.map(({ url }) => url),
  );
  return other === undefined ? undefined : cache.match(other, { ignoreVary: true });
}

/** Keeps a picture as if a page had asked for it, of another host without looking into it. */
export async function keepPicture(address: string, event: ExtendableEvent): Promise<void> {
  const isOwn = new URL(address).origin === location.origin;
  const request = isOwn ? new Request(address) : new Request(address, { mode: 'no-cors' });
  await (isOwn ? ownPictures : foreignPictures).handle({ event, request });
}
