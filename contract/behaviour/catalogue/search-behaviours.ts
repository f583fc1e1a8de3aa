import type { Behaviour } from '../asking/behaviour.ts';
import { offered } from '../asking/findings.ts';
import { expectError, expectSame, expectThat, read } from '../asking/expectations.ts';
import { idsOf, searchFor } from '../asking/listing.ts';
import type { World } from '../asking/world.ts';
import * as z from 'zod/mini';
import { id, resultOf } from '../asking/shapes.ts';

/** A product of a listing: those can be found by the search too. */
function listedProduct({ shop }: World) {
  const first = shop.listing?.productIds[0];
  return offered(
    shop.products.find(({ id }) => id === first),
    'no category of the navigation lists products',
  );
}

export const searchBehaviours: readonly Behaviour[] = [
  {
    name: 'a product is found by its name',
    async run(world) {
      const { translated } = listedProduct(world);
      const { elements, total } = await searchFor(world.newClient(), translated.name, { limit: 24 });
      const names = elements.map((one) => one.translated.name);
      expectThat(total > 0 && names.includes(translated.name), `"${translated.name}" among the hits`, names);
    },
  },
  {
    name: 'a product is found by its number',
    async run(world) {
      const { productNumber } = listedProduct(world);
      const { total } = await searchFor(world.newClient(), productNumber, { limit: 24 });
      expectThat(total > 0, `hits for ${productNumber}`, total);
    },
  },
  {
    name: 'the search can be sorted by relevance and repeats the term',
    async run(world) {
      const { translated } = listedProduct(world);
      const found = await searchFor(world.newClient(), translated.name, { limit: 1 });
      const keys = found.availableSortings.map(({ key }) => key);
      expectThat(keys.includes('score'), 'score among the sortings', keys);
      expectSame('term', found.currentFilters['search'], translated.name);
    },
  },
  {
    name: 'the search is filtered and sorted like a listing',
    async run(world) {
      const { translated } = listedProduct(world);
      const term = translated.name.split(' ')[0] ?? translated.name;
      const all = await searchFor(world.newClient(), term, { limit: 50, order: 'name-asc' });
      const none = await searchFor(world.newClient(), term, { limit: 50, 'min-price': 1_000_000_000 });
      expectThat(all.total > 0, `hits for ${term}`, all.total);
      expectSame('hits above a billion', none.total, 0);
    },
  },
  {
    name: 'a term nobody has finds nothing, without an error',
    async run(world) {
      const { elements, total } = await searchFor(world.newClient(), `xqzv${world.unique()}`);
      expectSame('hits', [elements, total], [[], 0]);
    },
  },
  {
    name: 'a search without a term is refused',
    async run({ newClient }) {
      const refused = { status: 400, code: 'FRAMEWORK__MISSING_REQUEST_PARAMETER' };
      expectError(await newClient().post('/search'), refused);
      expectError(await newClient().post('/search', { search: '' }), refused);
    },
  },
  {
    name: 'suggestions answer the beginning of a name, no more than asked for',
    async run(world) {
      const { translated } = listedProduct(world);
      const answer = await world.newClient().post('/search-suggest', { search: translated.name, limit: 3 });
      const { elements } = read(answer, resultOf(z.object({ id })));
      expectThat(elements.length > 0 && elements.length <= 3, '1 to 3 suggestions', elements.length);
    },
  },
  {
    name: 'two pages of a search do not overlap',
    async run(world) {
      const term = listedProduct(world).translated.name.split(' ')[0] ?? '';
      const page = async (p: number) =>
        idsOf(await searchFor(world.newClient(), term, { limit: 2, p, order: 'name-asc' }));
      const ids = [...(await page(1)), ...(await page(2))];
      expectSame('different products', new Set(ids).size, ids.length);
    },
  },
];
