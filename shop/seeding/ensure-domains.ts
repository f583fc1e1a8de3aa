import type { Shop } from '../entities/shop.ts';
import { baseIds } from './base-data/base-ids.ts';
import { stableId } from '../base/stable-id.ts';
import { upsert } from './upsert.ts';

const prefixes = { 'de-DE': '', 'en-GB': '/en-GB', 'pl-PL': '/pl-PL' } as const;

/** An address of the storefront, by the language it speaks. */
export const domainRow = (url: string, locale: keyof typeof baseIds.languages) => ({
  id: stableId(`domain:${url}`),
  url,
  salesChannelId: baseIds.salesChannel,
  languageId: baseIds.languages[locale],
  currencyId: baseIds.currencies.EUR,
  snippetSetId: stableId(`snippets:${locale}`),
});

/** Makes every configured origin, plain and with its locale prefixes, a domain of the storefront's channel. */
export function ensureDomains(shop: Shop): void {
  const origins = shop.config.storefrontUrls.length > 0 ? shop.config.storefrontUrls : [shop.baseUrl];
  const domains = origins.flatMap((origin) =>
    (['de-DE', 'en-GB', 'pl-PL'] as const).map((locale) =>
      domainRow(`${origin.replace(/\/+$/, '')}${prefixes[locale]}`, locale),
    ),
  );
  const known = shop.database.prepare('SELECT 1 FROM sales_channel_domain WHERE id = ?');
  upsert(
    shop,
    'sales_channel_domain',
    domains.filter(({ id }) => known.get(id) === undefined),
  );
}
