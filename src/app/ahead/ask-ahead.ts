import type { AheadAnswer, AheadWish } from './answers-ahead.ts';

/**
 * Asks the shop what the document says, while the code that will want to know is still on its way. It imports nothing, so that it is
 * the first script to run.
 */
export async function askAhead(page: Window & typeof globalThis): Promise<void> {
  const { document, location, indexedDB } = page;
  const text = document.querySelector<HTMLElement>('script[data-ahead]')?.dataset['ahead'];
  if (text === undefined) return;
  const wish: AheadWish = JSON.parse(text);
  const token = valueOf(document.cookie, wish.cookie);
  if (token === undefined || !('databases' in indexedDB)) return;
  // What was left over of uploads comes before everything that is asked of the shop.
  if ((await indexedDB.databases()).some(({ name }) => name === wish.unless)) return;
  const headers = { ...wish.headers, 'content-type': 'application/json', [wish.header]: token };
  page.askedAhead = wish.calls.map(({ method, url, body }): AheadAnswer => {
    const address = new URL(url, location.href).href;
    const answer = page.fetch(address, { method, headers, body: body ?? null });
    // Whoever takes it hears of what went wrong.
    answer.catch(() => undefined);
    return { method, url: address, body, token, answer };
  });
}

function valueOf(cookies: string, name: string): string | undefined {
  const pair = cookies.split('; ').find((cookie) => cookie.startsWith(`${name}=`));
  if (pair === undefined) return undefined;
  try {
    return decodeURIComponent(pair.slice(name.length + 1));
  } catch {
    return undefined;
  }
}
