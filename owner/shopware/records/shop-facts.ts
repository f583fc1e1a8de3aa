import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import type { AdminApi } from '../admin/admin-api.ts';
import { madeId } from './made-id.ts';

/** What print products refer to in this shop. */
export interface ShopFacts {
  readonly salesChannelId: string;
  readonly salesChannelName: string;
  /** The languages of the shop that the price list has names for, by code. */
  readonly languageIds: ReadonlyMap<'de-DE' | 'en-GB' | 'pl-PL', string>;
  readonly systemLanguageId: string;
  readonly euroId: string;
  /** Ids of taxes by percent. */
  readonly taxIds: ReadonlyMap<number, string>;
  /** Undefined when the shop does not know the country. */
  readonly germanyId: string | undefined;
  /** Entry point of the footer navigation; undefined when the sales channel has none. */
  readonly footerCategoryId: string | undefined;
}

/** Shopware's fixed ids of the language and currency everything falls back to. */
const systemLanguage = '2fbb5fe2e29a4d70aa5854ce7ce3e20b';
const systemCurrency = 'b7d2554b0ce847cd82f3ac9bd1c0dfca';

const channelSchema = z.object({
  id: z.string(),
  name: z.nullish(z.string()),
  footerCategoryId: z.nullish(z.string()),
});
const languageSchema = z.object({ id: z.string(), translationCode: z.nullish(z.object({ code: z.string() })) });
const currencySchema = z.object({ id: z.string(), isoCode: z.string() });
const taxSchema = z.object({ id: z.string(), taxRate: z.number() });
const countrySchema = z.object({ id: z.string() });

/** @throws {DataRefused} when the access key names no sales channel, or the shop's main currency is not the euro */
export async function readShopFacts(api: AdminApi, accessKey: string): Promise<ShopFacts> {
  const equals = (field: string, value: string): object => ({ filter: [{ type: 'equals', field, value }] });
  const [channel] = z.array(channelSchema).parse(await api.search('sales-channel', equals('accessKey', accessKey)));
  if (channel === undefined)
    throw new DataRefused(
      'No sales channel of this Shopware has the access key in SHOPWARE_ACCESS_TOKEN; copy it anew.',
    );
  const languages = z
    .array(languageSchema)
    .parse(await api.search('language', { associations: { translationCode: {} } }));
  const currencies = z.array(currencySchema).parse(await api.search('currency', {}));
  const main = currencies.find(({ id }) => id === systemCurrency);
  if (main?.isoCode !== 'EUR')
    throw new DataRefused(
      `The price list is in euros, and the main currency of this Shopware is ${main?.isoCode ?? 'another one'}; it cannot be set up.`,
    );
  const [germany] = z.array(countrySchema).parse(await api.search('country', equals('iso', 'DE')));
  const taxes = z.array(taxSchema).parse(await api.search('tax', {}));
  const codes = ['de-DE', 'en-GB', 'pl-PL'] as const;
  return {
    salesChannelId: channel.id,
    salesChannelName: channel.name ?? 'of the access key',
    languageIds: new Map(
      codes.flatMap((code) =>
        languages.filter(({ translationCode }) => translationCode?.code === code).map(({ id }) => [code, id] as const),
      ),
    ),
    systemLanguageId: systemLanguage,
    euroId: main.id,
    taxIds: new Map(taxes.toReversed().map(({ id, taxRate }) => [taxRate, id])),
    germanyId: germany?.id,
    footerCategoryId: channel.footerCategoryId ?? undefined,
  };
}

/** The id of a tax: the shop's own of that rate, else that of the one the set-up makes. */
export const taxIdOf = ({ taxIds }: ShopFacts, percent: number): string =>
  taxIds.get(percent) ?? madeId(`tax ${percent}`);
