import { localisedPath, offeredLocales, type Locale } from '../configuration/locales.ts';
import { pageTitle } from './page-title.ts';

export interface PageHeadContent {
  /** Without the shop's name, which is appended. */
  title: string;
  description?: string | undefined;
  /** Path of this page within its language, without filters; absent for pages that search engines shall not list. */
  canonicalPath?: string | undefined;
  /** Path of the same page per language (SEO paths differ by language). Without it, the same path in each language. */
  alternates?: Partial<Record<Locale, string>> | undefined;
  /** Of its picture; without one, links show the shop's mark. */
  image?: string | undefined;
  /** What a link to it is called where it is shared; `website` without. */
  type?: 'product' | undefined;
  /** Comes later: on a first view the document has it already. */
  structuredData?: (() => Promise<readonly object[]>) | undefined;
}

export interface HeadElement {
  tag: 'meta' | 'link' | 'script';
  attributes: Record<string, string>;
  text?: string;
}

export interface HeadTags {
  title: string;
  elements: HeadElement[];
}

export interface HeadEnvironment {
  brand: string;
  locale: Locale;
  /** Languages of the shop. */
  languageIds?: Partial<Record<Locale, string>>;
  /** Scheme and host for absolute addresses; on the page, its own. */
  origin?: string;
}

/** The head elements of a page. Canonical and hreflang addresses are absolute and never carry filters (SEO-03, SEO-04). */
export async function headTags(content: PageHeadContent, environment: HeadEnvironment): Promise<HeadTags> {
  const origin = environment.origin ?? (typeof location === 'undefined' ? '' : location.origin);
  const elements: HeadElement[] = [];
  if (content.description) elements.push(meta('description', content.description));
  if (content.canonicalPath === undefined) elements.push(meta('robots', 'noindex'));
  else elements.push(...addressElements(content, content.canonicalPath, environment, origin));
  elements.push(...sharedElements(content, environment, origin));
  for (const data of (await content.structuredData?.()) ?? []) {
    elements.push({ tag: 'script', attributes: { type: 'application/ld+json' }, text: embedJson(data) });
  }
  return { title: pageTitle(content.title, environment.brand), elements };
}

/** The shop's mark, where a page has no picture of its own. */
const shopMark = '/icons/icon-512.png';

/** What messengers and networks show of a link (Open Graph). */
function sharedElements(content: PageHeadContent, { brand, locale }: HeadEnvironment, origin: string): HeadElement[] {
  const { title, description, image = shopMark, type = 'website' } = content;
  return [
    property('og:title', title),
    ...(description ? [property('og:description', description)] : []),
    property('og:type', type),
    property('og:locale', locale.replace('-', '_')),
    property('og:site_name', brand),
    property('og:image', image.startsWith('/') ? origin + image : image),
  ];
}

function addressElements(
  { alternates }: PageHeadContent,
  path: string,
  { locale, languageIds = {} }: HeadEnvironment,
  origin: string,
): HeadElement[] {
  const address = (of: Locale, to: string): string => origin + localisedPath(of, to);
  const links: HeadElement[] = [link('canonical', address(locale, path))];
  const offered = offeredLocales(languageIds);
  const pathIn = (language: Locale): string | undefined => (alternates ? alternates[language] : path);
  for (const language of offered) {
    const to = pathIn(language);
    if (to !== undefined) links.push(link('alternate', address(language, to), language));
  }
  const [first] = offered;
  const home = first && pathIn(first);
  if (first && home !== undefined) links.push(link('alternate', address(first, home), 'x-default'));
  return [...links, property('og:url', address(locale, path))];
}

const meta = (name: string, content: string): HeadElement => ({ tag: 'meta', attributes: { name, content } });
const property = (name: string, content: string): HeadElement => ({
  tag: 'meta',
  attributes: { property: name, content },
});
const link = (rel: string, href: string, hreflang?: string): HeadElement => ({
  tag: 'link',
  attributes: hreflang ? { rel, hreflang, href } : { rel, href },
});

/** JSON that is safe inside a script element: `<` never appears as such. */
export function embedJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}
