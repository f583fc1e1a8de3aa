import { isPagePath } from './page-payload.ts';

/** Tells the worker what the first page brought before it stood. */
export const keepSeenMessage = 'KEEP_SEEN';

/** Pages that were opened, the pictures on them, and the files of the build they are made with. */
export interface SeenPages {
  pages: readonly string[];
  /** Of any host. */
  pictures: readonly string[];
  files: readonly string[];
}

/** As many pictures as a few pages have. */
const mostPictures = 160;

/** The document's own, and the one it was left for. */
const mostPages = 2;

/** More than any page is made with. */
const mostFiles = 120;

/** What a message names of this shop, and pictures of any host; anything else is left out. Undefined when it names no page. */
export function seenPagesOf(message: unknown, origin: string): SeenPages | undefined {
  if (typeof message !== 'object' || message === null) return undefined;
  const isOwn = (address: string): boolean => new URL(address).origin === origin;
  const among = (name: string, most: number, isWanted: (address: string) => boolean): readonly string[] => {
    const given: unknown = Reflect.get(message, name);
    return Array.isArray(given) ? given.filter(isAddress).filter(isWanted).slice(0, most) : [];
  };
  const pages = among('pages', mostPages, (page) => isOwn(page) && isPagePath(new URL(page).pathname));
  if (pages.length === 0) return undefined;
  return {
    pages,
    pictures: among('pictures', mostPictures, () => true),
    files: among('files', mostFiles, (file) => isOwn(file) && isBuildFile(new URL(file).pathname)),
  };
}

const isAddress = (address: unknown): address is string =>
  typeof address === 'string' && /^https?:/.test(address) && URL.canParse(address);

/** Where the worker keeps documents: home with what menus lead to, which others never push out, and all others. */
export const documentCaches = ['menu-pages', 'pages'] as const;

export const isBuildFile = (pathname: string): boolean => pathname.startsWith('/assets/');
