import type { JsonObject } from '../../base/json.ts';
import { calculatedPriceJson } from '../calculation/calculated-price.ts';
import { fromCents } from '../calculation/cents.ts';
import type { DiscountLine } from './apply-promotions.ts';

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

const packagerKeys = { pieces: 'COUNT', gross: 'PRICE_UNIT_GROSS', net: 'PRICE_UNIT_NET' } as const;

/** What a discount takes off each line: of a percentage the fractions of a cent too, else the share to the cent. */
function composition({ discount, applied }: DiscountLine): JsonObject[] {
  const isExact = discount.type === 'percentage' && discount.maxValue === null;
  return applied.composition.map((share) => {
    // Twelve digits hide binary noise.
    const exact = Number(((fromCents(share.cost) * discount.value) / 100).toPrecision(12));
    return { id: share.id, quantity: share.quantity, discount: isExact ? exact : fromCents(share.discount) };
  });
}

function setGroups({ promotion, discount }: DiscountLine): JsonObject[] {
  if (discount.scope !== 'set' && discount.scope !== 'setgroup') return [];
  return promotion.setGroups.map(({ id, measure, value, order }) => ({
    groupId: id,
    packagerKey: packagerKeys[measure],
    value,
    sorterKey: order,
    rules: [],
  }));
}

function payload(line: DiscountLine): JsonObject {
  const { promotion, discount } = line;
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
    groupId: discount.groupId,
    setGroups: setGroups(line),
    filter: { ...discount.filter },
    composition: composition(line),
  };
}

function priceDefinition({ discount, applied }: DiscountLine): JsonObject {
  return discount.type === 'percentage'
    ? { percentage: -discount.value, filter: null, type: 'percentage', apiAlias: 'cart_price_percentage' }
    : { price: fromCents(applied.price.totalPrice), filter: null, type: 'absolute', apiAlias: 'cart_price_absolute' };
}
