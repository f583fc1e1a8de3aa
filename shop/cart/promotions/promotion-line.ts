import type { JsonObject } from '../../json.ts';
import { calculatedPriceJson } from '../calculation/calculated-price.ts';
import { fromCents } from '../calculation/cents.ts';
import type { DiscountLine } from './apply-promotions.ts';

function payload({ promotion, discount, applied }: DiscountLine): JsonObject {
  return {
    promotionId: promotion.id,
    priority: promotion.priority,
    discountId: discount.id,
    discountType: discount.type,
    code: promotion.code,
    value: String(discount.value),
    promotionCodeType: promotion.codeType,
    maxValue: discount.maxValue === null ? '' : String(discount.maxValue),
    discountScope: discount.scope,
    preventCombination: promotion.exclusive,
    exclusions: [...promotion.exclusionIds],
    groupId: '',
    setGroups: [],
    filter: { sorterKey: null, applierKey: null, usageKey: null, pickerKey: null },
    composition: applied.composition.map(({ id, quantity, discount: amount }) => ({
      id,
      quantity,
      discount: fromCents(amount),
    })),
  };
}

function priceDefinition({ discount, applied }: DiscountLine): JsonObject {
  return discount.type === 'percentage'
    ? { percentage: -discount.value, filter: null, type: 'percentage', apiAlias: 'cart_price_percentage' }
    : { price: fromCents(applied.price.totalPrice), filter: null, type: 'absolute', apiAlias: 'cart_price_absolute' };
}

/** `cart_line_item` of a discount; its id is the discount's. */
export function promotionLineJson(line: DiscountLine): JsonObject {
  const { promotion, discount, applied } = line;
  return {
    payload: payload(line),
    label: promotion.name,
    quantity: 1,
    priceDefinition: priceDefinition(line),
    price: calculatedPriceJson(applied.price),
    good: false,
    description: promotion.name,
    cover: null,
    deliveryInformation: null,
    children: [],
    requirement: { _name: 'andContainer', rules: [], apiAlias: 'rule_andContainer' },
    removable: true,
    stackable: false,
    quantityInformation: null,
    modified: false,
    shippingCostAware: true,
    dataTimestamp: null,
    dataContextHash: null,
    uniqueIdentifier: discount.id,
    states: [],
    modifiedByApp: false,
    id: discount.id,
    type: 'promotion',
    referencedId: promotion.code ?? discount.id,
    apiAlias: 'cart_line_item',
  };
}
