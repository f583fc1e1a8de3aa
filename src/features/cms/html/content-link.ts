import { localeOfPath, pathWithoutLocale, type Locale } from '#platform/configuration/locales.ts';

/**
 * Where a link of shop content leads: `app` is a path of this storefront in the present language, for the router;
 * `document` everything else: other languages, files, other sites, `mailto:`.
 */
export interface ContentLink {
  readonly kind: 'app' | 'document';
  readonly to: string;
}

/** Paths below these are files or services of the server, not pages. */
const notPages = /^\/(?:media|thumbnail|bundles|store-api|v0|outbox|payment)\//;

/**
 * Reads a link as an editor typed it. Without a protocol it is a path of the shop: a missing slash in front is added
 * (specification section 2), a locale prefix of the present language taken off, as the router brings its own.
 */
export function readContentLink(href: string, locale: Locale): ContentLink {
  const link = href.trim();
  if (/^(?:[a-z][a-z0-9+.-]*:|\/\/|#)/i.test(link)) return { kind: 'document', to: link };
  const path = link.startsWith('/') ? link : `/${link}`;
  if (notPages.test(path)) return { kind: 'document', to: path };
  const [, pathname = '/', rest = ''] = /^([^?#]*)(.*)$/.exec(path) ?? [];
  const target = localeOfPath(pathname);
  const bare = pathWithoutLocale(pathname);
  if (target === locale || bare === pathname) return { kind: 'app', to: bare + rest };
  return { kind: 'document', to: path };
}
