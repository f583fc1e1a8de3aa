import * as z from 'zod/mini';
import { printProductNumbers } from '#shop/price-list/missing-print-products.ts';
import type { AdminApi } from './admin/admin-api.ts';
import type { CheckResult } from './check-shop.ts';
import { readShopFacts } from './records/shop-facts.ts';

/** Shopware's fixed id of sales channels with readable addresses. */
const storefrontType = '8a243080f92e4c719546314b577cf82b';

const languageSchema = z.object({ id: z.string(), translationCode: z.nullish(z.object({ code: z.string() })) });
const channelSchema = z.object({
  typeId: z.string(),
  active: z.nullish(z.boolean()),
  maintenance: z.nullish(z.boolean()),
  languages: z.nullish(z.array(languageSchema)),
  domains: z.nullish(z.array(z.object({ url: z.string(), languageId: z.string() }))),
  paymentMethods: z.nullish(
    z.array(
      z.object({
        name: z.nullish(z.string()),
        active: z.nullish(z.boolean()),
        afterOrderEnabled: z.nullish(z.boolean()),
      }),
    ),
  ),
});
type Channel = z.infer<typeof channelSchema>;

/**
 * Looks at what only the administration knows: the sales channel, its domains, ways to pay, mails, and the state of the print
 * products.
 *
 * @throws {DataRefused} when it cannot be asked
 */
export async function checkAdministration(api: AdminApi, accessKey: string): Promise<readonly CheckResult[]> {
  const { salesChannelId } = await readShopFacts(api, accessKey);
  const associations = { languages: { associations: { translationCode: {} } }, domains: {}, paymentMethods: {} };
  const [channel] = z
    .array(channelSchema)
    .parse(await api.search('sales-channel', { ids: [salesChannelId], associations }));
  return [
    ...(channel === undefined ? [] : [...checkChannel(channel), checkDomains(channel), ...checkPaying(channel)]),
    ...(await checkMails(api, salesChannelId)),
    ...(await checkProducts(api)),
  ];
}

const missing = (words: string): CheckResult => ({ fine: false, words });

function checkChannel({ typeId, active, maintenance }: Channel): readonly CheckResult[] {
  return [
    ...(typeId === storefrontType
      ? []
      : [missing('The sales channel is not of the type Storefront; its pages have no readable addresses.')]),
    ...(active === true ? [] : [missing('The sales channel is switched off.')]),
    ...(maintenance === true ? [missing('The sales channel is in maintenance; nobody can order.')] : []),
  ];
}

const spoken = new Set(['de-DE', 'en-GB', 'pl-PL']);

/** Links in mails lead to the domain of their language. */
function checkDomains({ languages, domains }: Channel): CheckResult {
  const addressed = new Set((domains ?? []).map(({ languageId }) => languageId));
  const without = (languages ?? []).flatMap(({ id, translationCode }) => {
    const code = translationCode?.code ?? '';
    return spoken.has(code) && !addressed.has(id) ? [code] : [];
  });
  if (without.length > 0)
    return missing(
      `The sales channel has no domain for ${without.join(', ')}; links in mails of that language lead elsewhere. Add the ` +
        'addresses of the new storefront at the sales channel, under Domains.',
    );
  const open = (domains ?? []).map(({ url }) => url).filter((url) => url.startsWith('http://') && !isLocal(url));
  if (open.length > 0)
    return missing(`These domains have no TLS (https): ${open.join(', ')}. Links in mails lead there.`);
  const origins = new Set((domains ?? []).map(({ url }) => new URL(url).origin));
  return origins.size > 1
    ? missing(severalStorefronts([...origins]))
    : { fine: true, words: 'There is a domain for each language.' };
}

/** The templates a Shopware comes with write `salesChannel.domains|first.url` into mails. */
const severalStorefronts = (origins: readonly string[]): string =>
  `The domains of the sales channel belong to several storefronts: ${origins.join(', ')}. The link to the order in mails takes ` +
  'the first that the Shopware finds. Keep those of the new storefront, or write its address into the mail templates.';

const isLocal = (url: string): boolean => ['localhost', '127.0.0.1'].includes(new URL(url).hostname);

function checkPaying({ paymentMethods }: Channel): readonly CheckResult[] {
  const used = (paymentMethods ?? []).filter(({ active }) => active === true);
  if (used.length === 0 || used.some(({ afterOrderEnabled }) => afterOrderEnabled === true)) return [];
  return [
    missing(
      'No way to pay may be chosen after the order, so a payment that failed cannot be tried again. Switch that on at one of ' +
        'them: Settings, Payment, “Allow payment change after checkout”.',
    ),
  ];
}

const configSchema = z.object({
  configurationKey: z.string(),
  // Older versions wrap the value.
  configurationValue: z.unknown(),
  salesChannelId: z.nullish(z.string()),
});

async function checkMails(api: AdminApi, salesChannelId: string): Promise<readonly CheckResult[]> {
  const keys = [
    'core.mailerSettings.disableDelivery',
    'core.basicInformation.email',
    'core.mailerSettings.senderAddress',
  ];
  const filter = [{ type: 'equalsAny', field: 'configurationKey', value: keys.join('|') }];
  const rows = z.array(configSchema).parse(await api.search('system-config', { filter }));
  const valueOf = (key: string): unknown => {
    const own = rows.filter(({ configurationKey }) => configurationKey === key);
    const row = own.find((each) => each.salesChannelId === salesChannelId) ?? own.find((each) => !each.salesChannelId);
    return unwrapped(row?.configurationValue);
  };
  const [isOff, shopAddress, sender] = keys.map(valueOf);
  const results = [
    ...(isOff === true ? [missing('Mails are switched off (Settings, Mailer); customers get no confirmation.')] : []),
    ...([shopAddress, sender].some((address) => typeof address === 'string' && address !== '')
      ? []
      : [missing('Mails have no sender: enter an e-mail address under Settings, Basic information.')]),
  ];
  return results.length > 0 ? results : [{ fine: true, words: 'Mails are switched on and have a sender.' }];
}

function unwrapped(value: unknown): unknown {
  const { _value: inside = value }: { readonly _value?: unknown } = Object(value);
  return inside;
}

const productSchema = z.object({
  productNumber: z.string(),
  active: z.nullish(z.boolean()),
  isCloseout: z.nullish(z.boolean()),
});

/** A closeout product ends with its stock, which orders of print jobs count down fast. */
async function checkProducts(api: AdminApi): Promise<readonly CheckResult[]> {
  const filter = [{ type: 'equalsAny', field: 'productNumber', value: printProductNumbers().join('|') }];
  const found = z.array(productSchema).parse(await api.search('product', { filter }));
  const numbers = (products: typeof found): string => products.map(({ productNumber }) => productNumber).join(', ');
  const off = found.filter(({ active }) => active !== true);
  const ending = found.filter(({ isCloseout }) => isCloseout === true);
  return [
    ...(off.length === 0 ? [] : [missing(`These print products are switched off: ${numbers(off)}.`)]),
    ...(ending.length === 0
      ? []
      : [
          missing(
            `These print products are on clearance sale and end with their stock: ${numbers(ending)}. Take “Clearance sale” ` +
              'off; print jobs are made when they are ordered.',
          ),
        ]),
  ];
}
