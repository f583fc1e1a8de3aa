import { Hono } from 'hono';

/**
 * Answers files another application shared while no service worker was there to take them, at the address the manifest of each
 * language names: with the page that asks for them once more. The files themselves are not read.
 */
export const missedShares = new Hono()
  .post('/share-target', () => askOnceMore(''))
  .post('/:language{[a-z][a-z]-[A-Z][A-Z]}/share-target', ({ req }) => askOnceMore(`/${req.param('language')}`));

function askOnceMore(language: string): Response {
  return new Response(null, {
    status: 303,
    headers: { location: `${language}/sheet-configuration-v3?shared=missing`, 'cache-control': 'no-store' },
  });
}
