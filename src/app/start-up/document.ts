import type { Locale } from '#platform/configuration/locales.ts';
import { payloadBlock } from '#offline/page-payload.ts';
import { embedJson } from '#platform/navigation/head-tags.ts';
import { pageDataElementId, type PageData, type Payload } from '../page-data.ts';
import { escapeHtml } from './escape-html.ts';

/** What stands in a document where the web server puts in what differs between its visitors. */
export interface DocumentSlots {
  nonce: string;
  theme: string;
}

/** What the web server puts there for one visitor, who may have chosen a theme. */
export function slotTexts({ nonce, theme }: { nonce: string; theme: 'light' | 'dark' | undefined }): DocumentSlots {
  return { nonce, theme: theme === undefined ? '' : ` data-theme="${theme}"` };
}

interface DocumentParts {
  locale: Locale;
  /** Elements for the head. */
  head: string;
  /** Stands before the page, for who browses without scripts. */
  note: string;
  /** Content of the root element. */
  body: string;
  /** None where no script reads them. */
  data?: PageData;
  /** What the page is made of; none in the bare shell. */
  payload?: Payload;
  theme: string;
}

/** In their order. */
const places = [
  '<html lang="de-DE"',
  '<!--head-->',
  '/manifest.webmanifest',
  '<!--note-->',
  '<!--page-->',
  '<!--data-->',
] as const;

/**
 * A function that makes whole documents out of the build's index.html.
 * @throws when a place is not in it once: such a build shows nothing
 */
export function createDocument(template: string): (parts: DocumentParts) => string {
  // Behind a static host it says that nothing can be shown, or that a page is being opened; a rendered page has words of its own.
  let rest = template
    .replace(/<noscript>.*?<\/noscript>/s, '<!--note-->')
    .replace(/(?<=<!--page-->).*<!--until here-->/s, '');
  const before = places.map((place) => {
    const [text = '', after, another] = rest.split(place);
    if (after === undefined || another !== undefined)
      throw new Error(`index.html must hold ${place} once, in its place.`);
    rest = after;
    return text;
  });
  return ({ locale, head, note, body, data, payload, theme }) => {
    const block = data ? `<script type="application/json" id="${pageDataElementId}">${embedJson(data)}</script>` : '';
    const language = `<html lang="${locale.slice(0, 2)}"${theme}`;
    const manifest = locale === 'de-DE' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
    const fillings = [language, head, manifest, note, body, block + (payload ? payloadBlock(embedJson(payload)) : '')];
    return before.map((text, index) => text + (fillings[index] ?? '')).join('') + rest;
  };
}

/** The template of a document that is complete as it is: nothing in it is to come alive. */
export const withoutItsScripts = (template: string): string =>
  template.replaceAll(/<script\b[^>]*>.*?<\/script>|<link rel="modulepreload"[^>]*>/gs, '');

interface ShellParts extends Pick<PageData, 'configuration' | 'build'> {
  brand: string;
  /** Content of the root element until there is a page. */
  waiting: string;
  slots: DocumentSlots;
}

/** The document the service worker answers with when there is no network: no page in it, only what starts the app and stands there until then. */
export function bareShell(
  fill: ReturnType<typeof createDocument>,
  { brand, waiting, slots, ...data }: ShellParts,
): string {
  return fill({
    locale: 'de-DE',
    theme: '',
    head: `<title>${escapeHtml(brand)}</title>`,
    note: '',
    body: waiting,
    data: { ...data, languageIds: {}, nonce: slots.nonce },
  });
}
