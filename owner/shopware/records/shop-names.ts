import * as z from 'zod/mini';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { isJsonObject } from '#shop/base/json.ts';
import type { AdminApi } from '../admin/admin-api.ts';
import type { ShopFacts } from './shop-facts.ts';

/**
 * What records of one shop refer to that every shop has under another id, by names that are the same everywhere:
 * `@country DE`, `@language en-GB`, `@sales channel`.
 */
export type ShopNames = ReadonlyMap<string, string>;

const languageSchema = z.object({ id: z.string(), translationCode: z.nullish(z.object({ code: z.string() })) });
const isoSchema = z.object({ id: z.string(), iso: z.nullish(z.string()) });
const currencySchema = z.object({ id: z.string(), isoCode: z.string() });

/** The names of this shop, by id. */
export async function readShopNames(api: AdminApi, facts: ShopFacts): Promise<ShopNames> {
  const { footerCategoryId, salesChannelId, taxIds } = facts;
  const associations = { translationCode: {} };
  const languages = z.array(languageSchema).parse(await api.search('language', { associations }));
  const currencies = z.array(currencySchema).parse(await api.search('currency', {}));
  const countries = z.array(isoSchema).parse(await api.search('country', {}));
  return new Map([
    ...languages.map(({ id, translationCode }) => [id, `@language ${translationCode?.code ?? id}`] as const),
    ...currencies.map(({ id, isoCode }) => [id, `@currency ${isoCode}`] as const),
    ...countries.map(({ id, iso }) => [id, `@country ${iso ?? id}`] as const),
    ...[...taxIds].map(([percent, id]) => [id, `@tax ${percent} %`] as const),
    [salesChannelId, '@sales channel'],
    ...(footerCategoryId === undefined ? [] : [[footerCategoryId, '@footer'] as const]),
  ]);
}

/** What a record holds, with names in place of ids. */
export const named = (fields: Fields, names: ShopNames): Fields =>
  replacedIn(fields, { text: (text) => names.get(text) ?? text, words: (words) => words });

/**
 * The same with the ids of this shop in place of names. Words in languages the shop does not have are left out; its main
 * language, which it cannot be without, gets the English ones where there are none for it.
 *
 * @throws {DataRefused} when it names something this shop does not have
 */
export function withIds(fields: Fields, names: ShopNames, { systemLanguageId }: ShopFacts): Fields {
  const ids = new Map([...names].map(([id, name]) => [name, id]));
  const text = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined && isName(name)) throw new DataRefused(sentenceFor(name));
    return id ?? name;
  };
  const words = (all: Fields): Fields => {
    const here = Object.entries(all).filter(([name]) => !isName(name) || ids.has(name));
    const byId = Object.fromEntries(here.map(([name, each]) => [ids.get(name) ?? name, each]));
    const main = all['@language en-GB'] ?? Object.values(all)[0];
    return main === undefined ? byId : { [systemLanguageId]: main, ...byId };
  };
  return replacedIn(fields, { text, words });
}

const isName = (text: string): boolean => /^@(?:language|currency|country|tax|sales channel|footer)\b/.test(text);

const sentenceFor = (name: string): string =>
  name === '@footer'
    ? 'The sales channel has no entry point for the footer navigation, where pages of the file stand; choose one and run again.'
    : `The file needs the ${name.slice(1)}, which this Shopware does not have; add it there and run again.`;

type Fields = Readonly<Record<string, unknown>>;

interface Replacing {
  /** Of whole strings, in keys too. */
  readonly text: (text: string) => string;
  /** Of the words by language. */
  readonly words: (words: Fields) => Fields;
}

const replacedIn = (fields: Fields, by: Replacing): Fields =>
  Object.fromEntries(
    Object.entries(fields).map(([key, value]) => [
      by.text(key),
      replaced(key === 'translations' && isJsonObject(value) ? by.words(value) : value, by),
    ]),
  );

function replaced(value: unknown, by: Replacing): unknown {
  if (typeof value === 'string') return by.text(value);
  if (Array.isArray(value)) return value.map((each) => replaced(each, by));
  return isJsonObject(value) ? replacedIn(value, by) : value;
}
