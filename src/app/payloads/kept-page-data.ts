import { documentCaches } from '#offline/seen-page.ts';
import { localeOfPath, type Locale } from '#platform/configuration/locales.ts';
import { type PageData, pageDataElementId } from '../page-data.ts';

/** So many documents of each cache, which holds those of this build alone, are looked through at most: where one says nothing the shop was away when it was made. */
const mostDocuments = 3;

type ShopData = Pick<PageData, 'languageIds' | 'terms'>;

/**
 * What the shop is like, for nobody in particular, as a document of a language says that is kept. The bare one, which the service worker
 * gives in the place of others, does not say it, and every session would seem to have prices of its own there.
 */
export async function keptPageData(locale: Locale): Promise<ShopData | undefined> {
  if (typeof caches === 'undefined') return undefined;
  for (const name of documentCaches)
    for (const document of await latestIn(name, locale)) {
      const { languageIds, terms } = dataIn(await document.text());
      if (languageIds?.[locale] && terms) return { languageIds, terms };
    }
  return undefined;
}

async function latestIn(name: string, locale: Locale): Promise<readonly Response[]> {
  if (!(await caches.has(name))) return [];
  const cache = await caches.open(name);
  const pages = (await cache.keys()).filter(({ url }) => localeOfPath(new URL(url).pathname) === locale);
  const found = await Promise.all(pages.slice(-mostDocuments).map((page) => cache.match(page)));
  return found.filter((document) => document !== undefined).toReversed();
}

/** Written by our own renderer, of the same build. */
function dataIn(html: string): Partial<ShopData> {
  const [, text = '{}'] = new RegExp(`id="${pageDataElementId}">(.*?)</script>`, 's').exec(html) ?? [];
  return JSON.parse(text);
}
