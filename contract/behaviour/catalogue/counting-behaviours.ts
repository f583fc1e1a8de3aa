import type { Behaviour } from '../asking/behaviour.ts';
import { offered } from '../asking/findings.ts';
import { expectSame } from '../asking/expectations.ts';
import { largestListing } from '../asking/listing.ts';
import { askLarger } from './listing-behaviours.ts';

/** What the storefront writes beside the values of a filter. */
export const countingBehaviours: readonly Behaviour[] = [
  {
    name: 'aggregations of a listing count what it lists by each value, variants of a product once, under filters as well',
    async run(world) {
      const all = await askLarger(world, 2);
      const options = (all.aggregations['properties']?.entities ?? []).flatMap((group) => group.options ?? []);
      const chosen = offered(options[0], 'the listed products have no properties').id;
      const products = { name: 'products', type: 'count', field: 'displayGroup' };
      const byValue = (name: string, field: string) => ({ name, type: 'terms', field, aggregation: products });
      const filter = [
        { type: 'equalsAny', field: 'optionIds', value: [chosen] },
        { type: 'equalsAny', field: 'propertyIds', value: [chosen] },
      ];
      const under = { name: 'under', type: 'filter', filter: [{ type: 'or', queries: filter }] };
      const { aggregations } = await largestListing(world, {
        'only-aggregations': true,
        'property-filter': false,
        aggregations: [
          products,
          { ...under, aggregation: { ...products, name: 'narrowed' } },
          byValue('values', 'properties.id'),
          byValue('variants', 'options.id'),
        ],
      });
      expectSame('all', aggregations['products']?.count, all.total);
      const list = async (properties: string) => (await largestListing(world, { properties, limit: 1 })).total;
      expectSame('under a value', aggregations['narrowed']?.count, await list(chosen));
      const [values = [], variants = []] = [aggregations['values']?.buckets, aggregations['variants']?.buckets];
      // A Shopware counts what has no value at all under an empty key.
      const once = [...values, ...variants].filter(
        ({ key }, _, both) => key !== '' && both.filter((other) => other.key === key).length === 1,
      );
      for (const { key, products: counted } of once.slice(0, 12))
        expectSame(`products with ${key}`, counted?.count, await list(key));
    },
  },
];
