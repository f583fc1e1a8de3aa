import { setTimeout } from 'node:timers/promises';
import { missingPrintProducts, printProductNumbers } from '#shop/price-list/missing-print-products.ts';
import type { Answer } from '../answers/answer.ts';
import { SettingRefused } from '../settings/setting-refused.ts';
import type { Settings } from '../settings/settings.ts';

/** The pages the law asks a shop for, and the checkout links to. */
const legalPages = ['/agb', '/datenschutz', '/impressum', '/wiederrufsrecht'];

/** Milliseconds for an answer at the start. */
const patienceMs = 10_000;

interface Look {
  readonly settings: Settings;
  readonly answer: Answer;
  /** Scheme and host under which visitors reach the shop. */
  readonly origin: string;
}

/**
 * Looks at a Shopware as a visitor would, before it is open: its legal pages and its print products.
 *
 * @returns a line for each thing its owner should know; none for the embedded shop, and none about what cannot be asked now
 * @throws {SettingRefused} when legal pages lead nowhere and the shop is public: it cannot go live so
 */
export async function lookAtShopware(look: Look): Promise<readonly string[]> {
  const { settings } = look;
  if (settings.shopwareEndpoint === undefined) return [];
  const [dead, products] = await Promise.all([deadLegalPages(look), aboutPrintProducts(look)]);
  if (dead.length === 0) return products;
  const sentence =
    `${dead.length === 1 ? 'This legal page leads' : 'These legal pages lead'} nowhere: ${dead.join(', ')}. Make them in the ` +
    `Shopware, in the footer navigation of its sales channel, or name their paths: CONTENT_PATHS="agb=Infos/AGB".`;
  if (settings.publicUrl !== undefined)
    throw new SettingRefused(`${sentence} Without them the shop must not be public.`);
  return [`Warning: ${sentence} With PUBLIC_URL set the start ends here.`, ...products];
}

async function deadLegalPages(look: Look): Promise<readonly string[]> {
  const found = await Promise.all(
    legalPages.map(async (path) => {
      const answered = await ask(look, path, { headers: { accept: 'text/html' } });
      return answered?.status === 404 ? [path] : [];
    }),
  );
  return found.flat();
}

async function aboutPrintProducts(look: Look): Promise<readonly string[]> {
  const numbers = printProductNumbers();
  const filter = [{ type: 'equalsAny', field: 'productNumber', value: numbers.join('|') }];
  const answered = await ask(look, '/store-api/product', {
    method: 'POST',
    headers: {
      accept: 'application/json',
      'content-type': 'application/json',
      'sw-access-key': look.settings.shopwareAccessToken,
    },
    body: JSON.stringify({ filter, limit: 100, includes: { product: ['productNumber'] } }),
  });
  const sold = answered?.status === 200 ? soldNumbers(answered.text) : undefined;
  if (sold === undefined) return ['The Shopware could not be asked for its print products.'];
  const missing = missingPrintProducts(sold);
  if (missing.length === 0) return [];
  const told =
    missing.length === numbers.length
      ? 'no print products: the storefront prints no files'
      : `not all print products; missing are ${missing.join(', ')}`;
  return [`Warning: the Shopware has ${told}. npm run owner -- shopware setup FILE brings them; see docs/shopware.md.`];
}

/** Undefined when there is no whole answer in time: a shop that is away does not keep the storefront from starting. */
async function ask({ answer, origin }: Look, path: string, init: RequestInit): Promise<Answered | undefined> {
  const whole = async (): Promise<Answered> => {
    const response = await answer(new Request(`${origin}${path}`, init), { address: undefined });
    return { status: response.status, text: await response.text() };
  };
  return Promise.race([whole().catch(() => undefined), setTimeout(patienceMs, undefined, { ref: false })]);
}

interface Answered {
  readonly status: number;
  readonly text: string;
}

function soldNumbers(text: string): readonly string[] | undefined {
  try {
    const { elements }: { readonly elements?: unknown } = Object(JSON.parse(text));
    return Array.isArray(elements) ? elements.map((product) => String(Object(product).productNumber)) : undefined;
  } catch {
    return undefined;
  }
}
