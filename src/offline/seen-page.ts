import { isPagePath } from './page-payload.ts';

/** Tells the worker what the first page brought before it stood. */
export const keepSeenMessage = 'KEEP_SEEN';

/** A page that is open, and the pictures on it. */
export interface SeenPage {
  page: string;
  pictures: readonly string[];
}

/** As many pictures as a page has. */
const mostPictures = 80;

/** What a message names of this shop; anything else is left out. Undefined when it names no page. */
export function seenPageOf(message: unknown, origin: string): SeenPage | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const page: unknown = Reflect.get(message, 'page');
  const pictures: unknown = Reflect.get(message, 'pictures');
  const isOwn = (address: unknown): address is string =>
    typeof address === 'string' && URL.canParse(address) && new URL(address).origin === origin;
  if (!isOwn(page) || !isPagePath(new URL(page).pathname)) return undefined;
  return { page, pictures: Array.isArray(pictures) ? pictures.filter(isOwn).slice(0, mostPictures) : [] };
}
