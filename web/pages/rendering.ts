import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Stored } from '../kept/bounded-store.ts';
import type { Rendered } from '../kept/kept-pages.ts';
import { createPageDocument, type PageDocument } from './page-document.ts';
import { shopIsAway } from './packed-content.ts';
import { createPagePayload, type PagePayload } from './page-payload.ts';
import type { PublicConfiguration } from '../settings/public-configuration.ts';
import type { RenderedPage, RendererModule } from './renderer-contract.ts';
import type { ShopCalls } from '../calls/shop-calls.ts';
import type { SlotValues } from './slotted-bytes.ts';

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
interface MovedPage extends Stored {
  readonly status: number;
  readonly location: string;
}

/** A page, and the data it is made of. */
interface WholePage extends Stored {
  readonly document: PageDocument;
  readonly payload: PagePayload;
}

export type Page = WholePage | MovedPage;

/** Turns addresses into documents and their data for everybody, with the build's own renderer. */
export async function createRendering({ build, origin, configuration, shop, policy }: RenderingOptions) {
  const renderer: RendererModule = await import(pathToFileURL(resolve(build, 'server/render.js')).href);
  const { page, shell, cart } = renderer.createRenderer({
    configuration,
    origin,
    shop: { endpoint: origin, fetch: shop.fetch },
    build: {
      document: readFileSync(join(build, 'client/index.html'), 'utf8'),
      manifest: JSON.parse(readFileSync(join(build, 'client/.vite/manifest.json'), 'utf8')),
      joinedStyles: JSON.parse(readFileSync(join(build, 'client/.vite/joined-styles.json'), 'utf8')),
    },
  });
  const { pageParameters, slotTexts } = renderer;
  const sent = { beside: policy(''), slotTexts };

  const pageOf = (rendered: RenderedPage, status: number, marks: SlotValues): Page => {
    if ('location' in rendered) {
      const { location } = rendered;
      return { status, location, bytes: 2 * location.length, lasting: true };
    }
    const document = createPageDocument({ ...rendered, ...sent, status, marks });
    const payload = createPagePayload({ ...rendered, status });
    return { document, payload, bytes: document.bytes + payload.bytes, lasting: document.lasting };
  };

  const offline = createMarks();
  return {
    parameters: new Set(pageParameters),
    cart,
    slotTexts,
    /** Loaders get the address alone, no cookies: pages are the same for everybody, the session belongs to the browser. */
    render: async (address: string): Promise<Rendered<Page>> => {
      const marks = createMarks();
      const request = new Request(origin + address);
      const { value, isWhole } = await shop.watch(() => page({ request, slots: marks }));
      const status = isWhole || value.status < 500 ? value.status : shopIsAway;
      return { page: pageOf(value, status, marks), keep: isWhole && isForEverybody(status) };
    },
    /** The document the service worker answers with when there is no network. */
    shell: createPageDocument({ ...(await shell(offline)), ...sent, status: 200, marks: offline }),
  };
}

export type Rendering = Awaited<ReturnType<typeof createRendering>>;

/** The next visitor may be luckier than to get an error. */
const isForEverybody = (status: number): boolean => status < 400 || status === 404;

/** Drawn for each rendering: no text of the shop can hold them, not even one that quotes an earlier page. */
const createMarks = (): SlotValues => ({
  nonce: `nonce${randomBytes(16).toString('hex')}`,
  theme: `theme${randomBytes(16).toString('hex')}`,
});
