import * as z from 'zod/mini';
import type { Behaviour } from '../asking/behaviour.ts';
import { offered } from '../asking/findings.ts';
import { addLines, lineOf, readCart } from '../asking/carts.ts';
import type { Client } from '../asking/client.ts';
import { plainProduct } from '../asking/product-choice.ts';
import type { Currency, Language } from '../asking/discover.ts';
import { expectError, expectSame, expectStatus, expectThat, read } from '../asking/expectations.ts';
import { id, resultOf, translatedName } from '../asking/shapes.ts';
import type { World } from '../asking/world.ts';

const context = z.object({
  currency: z.object({ id }),
  context: z.object({ languageIdChain: z.array(id), currencyFactor: z.number() }),
});
const languageOf = async (client: Client, headers = {}): Promise<string | undefined> =>
  read(await client.get('/context', headers), context).context.languageIdChain[0];

function otherLanguage({ shop }: World): Language {
  return offered(
    shop.languages.find((language) => language.id !== shop.channel.languageId),
    'the shop speaks one language only',
  );
}

function otherCurrency({ shop }: World): Currency {
  return offered(
    shop.currencies.find((currency) => currency.id !== shop.channel.currencyId),
    'the shop has one currency only',
  );
}

const unknownId = 'ffffffffffffffffffffffffffffffff';

export const languageBehaviours: readonly Behaviour[] = [
  {
    name: 'the languages of the channel come with their locale codes and include the default',
    async run({ shop }) {
      expectThat(
        shop.languages.some(({ id }) => id === shop.channel.languageId),
        'the default language',
        shop.languages,
      );
      for (const { code } of shop.languages.map(({ translationCode }) => translationCode))
        expectThat(/^[a-z]{2,3}(-[A-Za-z0-9]+)+$/.test(code), 'a locale code like de-DE', code);
    },
  },
  {
    name: 'the language header holds for one call and leaves the session alone',
    async run(world) {
      const client = world.newClient();
      const other = otherLanguage(world);
      expectSame('language', await languageOf(client, { 'sw-language-id': other.id }), other.id);
      expectSame('language of the next call', await languageOf(client), world.shop.channel.languageId);
    },
  },
  {
    name: 'the language chosen in a session stays, and the header still beats it',
    async run(world) {
      const client = world.newClient();
      const other = otherLanguage(world);
      expectStatus(await client.patch('/context', { languageId: other.id }), 200);
      expectSame('language', await languageOf(client), other.id);
      const own = world.shop.channel.languageId;
      expectSame('language by header', await languageOf(client, { 'sw-language-id': own }), own);
    },
  },
  {
    name: 'a change of language tells the address of the shop in that language',
    async run(world) {
      const client = world.newClient();
      const answer = await client.patch('/context', { languageId: otherLanguage(world).id });
      const { redirectUrl } = read(answer, z.object({ redirectUrl: z.nullable(z.string()) }));
      const known = (world.shop.channel.domains ?? []).map(({ url }) => url);
      expectThat(redirectUrl === null || known.includes(redirectUrl), 'one of the domains, or none', redirectUrl);
    },
  },
  {
    name: 'a language that is none of the channel is refused with 412, and so is one that is no id',
    async run({ newClient }) {
      const call = (language: string) => newClient().get('/context', { 'sw-language-id': language });
      expectError(await call(unknownId), {
        status: 412,
        code: 'SYSTEM__SALES_CHANNEL_LANGUAGE_NOT_AVAILABLE_EXCEPTION',
      });
      expectError(await call('deutsch'), { status: 412, code: 'SYSTEM__LANGUAGE_INVALID_EXCEPTION' });
    },
  },
  {
    name: 'whatever the language, countries, salutations and methods have a translated name',
    async run(world) {
      const client = world.newClient();
      const names = resultOf(translatedName);
      for (const { id } of world.shop.languages)
        for (const path of ['/country', '/payment-method', '/shipping-method']) {
          const { elements } = read(await client.post(path, {}, { 'sw-language-id': id }), names);
          expectThat(elements.length > 0, `something at ${path}`, elements);
        }
    },
  },
  {
    name: 'currencies come as a plain list and include the default',
    async run({ shop }) {
      expectThat(
        shop.currencies.some(({ id }) => id === shop.channel.currencyId),
        'the default',
        shop.currencies,
      );
    },
  },
  {
    name: 'a change of currency recalculates the cart',
    async run(world) {
      const client = world.newClient();
      const other = otherCurrency(world);
      const before = await addLines(client, lineOf(plainProduct(world)));
      expectStatus(await client.patch('/context', { currencyId: other.id }), 200);
      const after = await readCart(client);
      expectSame('currency', read(await client.get('/context'), context).currency.id, other.id);
      const prices = [before.price.positionPrice, after.price.positionPrice];
      expectThat(prices[0] !== prices[1], 'another amount in another currency', prices);
    },
  },
  {
    name: 'the currency header changes one call in 6.7 and nothing in 6.6',
    async run(world) {
      const other = otherCurrency(world);
      const answer = await world.newClient().get('/context', { 'sw-currency-id': other.id });
      const expected = world.shop.version === '6.6' ? world.shop.channel.currencyId : other.id;
      expectSame('currency', read(answer, context).currency.id, expected);
    },
  },
  {
    name: 'an unknown currency cannot be chosen; the field is named',
    async run({ newClient }) {
      const answer = await newClient().patch('/context', { currencyId: unknownId });
      expectError(answer, { status: 400, code: 'VIOLATION::ENTITY_DOES_NOT_EXISTS', pointer: '/currencyId' });
    },
  },
];
