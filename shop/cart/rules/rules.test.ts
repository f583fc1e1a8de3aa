import { describe, expect, test } from 'vitest';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { type CartFacts, cartMatches } from './cart-rules.ts';
import { readConditions } from './condition.ts';
import { type LineFacts, lineMatches } from './line-rules.ts';

const rounding = { decimals: 2, interval: 0.01, roundForNet: true };
const context: SalesChannelContext = {
  token: 't',
  salesChannelId: 'channel',
  hasSeoUrls: true,
  languageIds: ['de'],
  currency: { id: 'eur', isoCode: 'EUR', symbol: '€', factor: 1, itemRounding: rounding, totalRounding: rounding },
  customerGroupId: 'group',
  taxState: 'gross',
  ruleIds: [],
  paymentMethodId: 'invoice',
  shippingMethodId: 'parcel',
  countryId: 'DE',
  countryStateId: null,
  customerId: null,
  billingAddressId: null,
  shippingAddressId: null,
};
const line = (changes: Partial<LineFacts> = {}): LineFacts => ({
  productIds: ['p1'],
  categoryIds: ['c1'],
  manufacturerId: null,
  tagIds: [],
  taxId: 't7',
  customFields: {},
  unitPrice: 10,
  totalPrice: 20,
  quantity: 2,
  weight: 0.2,
  width: 210,
  height: null,
  length: 297,
  shippingFree: false,
  ...changes,
});
const cart = (changes: Partial<CartFacts> = {}): CartFacts => ({
  lines: [line()],
  totalPrice: 24.99,
  positionPrice: 20,
  weight: 0.4,
  orderCount: 0,
  billingCountryId: null,
  ...changes,
});
const matches = (conditions: Parameters<typeof readConditions>[0], facts = cart()) =>
  cartMatches(readConditions(conditions), facts, context);

describe('a rule on the cart', () => {
  test('compares what the goods cost', () => {
    const from30 = [{ type: 'cartGoodsPrice', value: { operator: '>=', amount: 30 } }];
    expect([matches(from30), matches(from30, cart({ positionPrice: 30 }))]).toEqual([false, true]);
  });

  test('holds when every part of an and-container and one of an or-container does', () => {
    const tree = [
      {
        type: 'andContainer',
        children: [
          { type: 'orContainer', children: [{ type: 'alwaysValid' }, { type: 'unknown' }] },
          { type: 'cartWeight', value: { operator: '<=', weight: 0.5 } },
        ],
      },
    ];
    expect(matches(tree)).toBe(true);
    expect(matches(tree, cart({ weight: 0.6 }))).toBe(false);
  });

  test('holds for lines when one of them fits, or all of them in the container for that', () => {
    const small = { type: 'cartLineItemDimensionLength', value: { operator: '<=', amount: 353 } };
    const mixed = cart({ lines: [line(), line({ length: 420 })] });
    expect(matches([small], mixed)).toBe(true);
    expect(matches([{ type: 'allLineItemsContainer', children: [small] }], mixed)).toBe(false);
    expect(matches([{ type: 'allLineItemsContainer', children: [small] }])).toBe(true);
  });

  test('compares country and customer group', () => {
    expect(matches([{ type: 'customerShippingCountry', value: { operator: '=', countryIds: ['DE', 'AT'] } }])).toBe(
      true,
    );
    expect(matches([{ type: 'customerCustomerGroup', value: { operator: '!=', customerGroupIds: ['group'] } }])).toBe(
      false,
    );
  });

  test('does not hold when its condition is unknown', () => {
    expect(matches([{ type: 'moonPhase', value: { operator: '=', phase: 'full' } }])).toBe(false);
  });
});

describe('a rule on one line', () => {
  const notPriceBound = readConditions([
    {
      type: 'cartLineItemCustomField',
      value: { operator: '!=', renderedField: { name: 'price_bound' }, renderedFieldValue: true },
    },
  ]);

  test('tells price-bound titles from others by a custom field', () => {
    expect(lineMatches(line({ customFields: { price_bound: true } }), notPriceBound)).toBe(false);
    expect(lineMatches(line({ customFields: { price_bound: false } }), notPriceBound)).toBe(true);
    expect(lineMatches(line(), notPriceBound)).toBe(true);
  });

  test('tells them by a tag', () => {
    const tagged = readConditions([{ type: 'cartLineItemTag', value: { operator: '!=', identifiers: ['bound'] } }]);
    expect(lineMatches(line({ tagIds: ['bound'] }), tagged)).toBe(false);
    expect(lineMatches(line(), tagged)).toBe(true);
  });
});
