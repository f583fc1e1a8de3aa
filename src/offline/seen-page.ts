import { isPagePath } from './page-payload.ts';

/** Tells the worker what the first page brought before it stood. */
export const keepSeenMessage = 'KEEP_SEEN';

/** A page that is open, the pictures on it, and the files of the build it is made with. */
export interface SeenPage {
  page: string;
  pictures: readonly string[];
  files: readonly string[];
}

/** As many pictures as a page has. */
const mostPictures = 80;

/** More than any page is made with. */
const mostFiles = 120;

/** What a message names of this shop; anything else is left out. Undefined when it names no page. */
export function seenPageOf(message: unknown, origin: string): SeenPage | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const page: unknown = Reflect.get(message, 'page');
  const pictures: unknown = Reflect.get(message, 'pictures');
  const files: unknown = Reflect.get(message, 'files');
  const isOwn = (address: unknown): address is string =>
    typeof address === 'string' && URL.canParse(address) && new URL(address).origin === origin;
  if (!isOwn(page) || !isPagePath(new URL(page).pathname)) return undefined;
  const among = (given: unknown, most: number) => (Array.isArray(given) ? given.filter(isOwn).slice(0, most) : []);
  return {
    page,
    pictures: among(pictures, mostPictures),
    files: among(files, mostFiles).filter((file) => isBuildFile(new URL(file).pathname)),
  };
}

export const isBuildFile = (pathname: string): boolean => pathname.startsWith('/assets/');
