import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Rendered } from './kept-pages.ts';
import { createPageAssets } from './page-assets.ts';
import { createPageDocument, shopIsAway, type PageDocument } from './page-document.ts';
import type { PublicConfiguration } from './public-configuration.ts';
import type { RenderedPage, RendererModule } from './renderer-contract.ts';
import type { ShopCalls } from './shop-calls.ts';
import type { SlotName } from './slotted-bytes.ts';

export interface RenderingOptions {
  /** Folder of the finished build. */
  build: string;
  origin: string;
  configuration: PublicConfiguration;
  shop: ShopCalls;
  /** The content security policy of a page with this nonce. */
  policy: (nonce: string) => string;
}

/** Where a page is instead. */
interface MovedPage {
  readonly status: number;
  readonly location: string;
  readonly bytes: number;
  readonly lasting: boolean;
}

export type Page = PageDocument | MovedPage;

type Marks = Readonly<Record<SlotName, string>>;

/** Turns addresses into documents for everybody, with the build's own renderer. */
export async function createRendering({ build, origin, configuration, shop, policy }: RenderingOptions) {
  const template = readFileSync(join(build, 'client/index.html'), 'utf8');
  const assetsOf = createPageAssets(JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8')));
  const renderer: RendererModule = await import(pathToFileURL(resolve(build, 'server/render.js')).href);
  const renderPage = renderer.createRenderer({ configuration, shop: { endpoint: origin, fetch: shop.fetch } });
  const beside = policy('');

  const pageOf = (rendered: RenderedPage, status: number, marks: Marks): Page => {
    const { location, locale, head, body, data, modules } = rendered;
    if (location !== undefined) return { status, location, bytes: 2 * location.length, lasting: true };
    const parts = { locale, theme: marks.theme, head: head + assetsOf(modules, locale), body, data };
    return createPageDocument({ status, locale, html: fillTemplate(template, parts), marks, beside });
  };

  return {
    parameters: new Set(renderer.pageParameters),
    /** Loaders get the address alone, no cookies: pages are the same for everybody, the session belongs to the browser. */
    render: async (address: string): Promise<Rendered<Page>> => {
      const marks = createMarks();
      const request = new Request(origin + address);
      const { value, isWhole } = await shop.watch(() => renderPage({ request, nonce: marks.nonce, origin }));
      const status = isWhole || value.status < 500 ? value.status : shopIsAway;
      return { page: pageOf(value, status, marks), keep: isWhole && isForEverybody(status) };
    },
    shell: offlineShell(template, configuration, beside),
  };
}

/** The next visitor may be luckier than to get an error. */
const isForEverybody = (status: number): boolean => status < 400 || status === 404;

/** Drawn for each rendering: no text of the shop can hold them, not even one that quotes an earlier page. */
const createMarks = (): Marks => ({
  nonce: `nonce${randomBytes(16).toString('hex')}`,
  theme: `theme${randomBytes(16).toString('hex')}`,
});

interface DocumentParts {
  locale: string;
  theme: string;
  head: string;
  body: string;
  data: string;
}

function fillTemplate(template: string, { locale, theme, head, body, data }: DocumentParts): string {
  const language = locale.slice(0, 2);
  const manifest = locale === 'de-DE' ? '/manifest.webmanifest' : `/manifest.${locale}.webmanifest`;
  return template
    .replace('<html lang="de-DE"', () => `<html lang="${language}"${theme}`)
    .replace('/manifest.webmanifest', () => manifest)
    .replace('<!--head-->', () => head)
    .replace('<!--page-->', () => body)
    .replace('<!--data-->', () => data);
}

/** The document the service worker answers with when there is no network: no page in it, only what starts the app. */
function offlineShell(template: string, configuration: PublicConfiguration, beside: string): PageDocument {
  const marks = createMarks();
  const pageData = { configuration, languageIds: {}, nonce: marks.nonce, router: null };
  const data = JSON.stringify(pageData).replaceAll('<', '\\u003c');
  const html = fillTemplate(template, {
    locale: 'de-DE',
    theme: '',
    head: `<title>${configuration.brand.name}</title>`,
    body: '',
    data: `<script type="application/json" id="page-data">${data}</script>`,
  });
  return createPageDocument({ status: 200, locale: 'de-DE', html, marks, beside });
}
