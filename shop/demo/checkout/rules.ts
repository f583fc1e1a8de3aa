import type { JsonObject } from '../../base/json.ts';
import { stableId } from '../../base/stable-id.ts';
import { letterLimits } from '../../price-list/shipping-prices.ts';
import { demoId } from '../basics/demo-id.ts';

export const ruleIds = {
  germany: demoId('rule germany'),
  byValue: demoId('rule free shipping'),
  letter: demoId('rule letter'),
  notPriceBound: demoId('rule not price bound'),
  from30: demoId('rule from 30 euro'),
} as const;

const inGermany: JsonObject = {
  type: 'customerShippingCountry',
  value: { operator: '=', countryIds: [stableId('country:DE')] },
};

function goodsFrom(amount: number): JsonObject {
  return { type: 'cartGoodsPrice', value: { operator: '>=', amount } };
}

const fitsALetter: JsonObject = {
  type: 'allLineItemsContainer',
  children: [{ type: 'cartLineItemDimensionLength', value: { operator: '<=', amount: letterLimits.longestMm } }],
};

const lightEnoughForALetter: JsonObject = {
  type: 'cartWeight',
  value: { operator: '<=', weight: letterLimits.heaviestKg },
};

/** Price-bound titles must not be reduced (BuchPrG); products say so in a custom field. */
const notPriceBound: JsonObject = {
  type: 'cartLineItemCustomField',
  value: { operator: '!=', renderedField: { name: 'price_bound' }, renderedFieldValue: true },
};

function all(...conditions: readonly JsonObject[]): JsonObject[] {
  return [{ type: 'andContainer', children: conditions }];
}

/** The most important first: the price list by value has only what is free; then comes the one by weight, then that for abroad. */
export const demoRules: readonly JsonObject[] = [
  {
    id: ruleIds.byValue,
    name: 'Deutschland, nach Warenwert',
    priority: 300,
    conditions: all(inGermany),
  },
  { id: ruleIds.germany, name: 'Lieferung nach Deutschland', priority: 200, conditions: all(inGermany) },
  {
    id: ruleIds.letter,
    name: 'Passt in einen Brief nach Deutschland',
    priority: 100,
    conditions: all(inGermany, fitsALetter, lightEnoughForALetter),
  },
  { id: ruleIds.from30, name: 'Ab 30 € Warenwert', priority: 50, conditions: all(goodsFrom(30)) },
  { id: ruleIds.notPriceBound, name: 'Artikel ohne Preisbindung', priority: 10, conditions: all(notPriceBound) },
];
