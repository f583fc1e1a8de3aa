import type { JsonObject } from '../../json.ts';
import { calculatedPriceJson } from '../calculation/calculated-price.ts';
import { fromCents } from '../calculation/cents.ts';
import type { ProductLine } from '../product-line.ts';
import type { DiscountLine } from './apply-promotions.ts';

/** What a discount takes off each line: of a percentage the fractions of a cent too, else the share to the cent. */
function composition({ discount, applied }: DiscountLine, lines: readonly ProductLine[]): JsonObject[] {
  const totals = new Map(lines.map(({ line, price }) => [line.id, price.totalPrice]));
  return applied.composition.map((share) => {
    const total = totals.get(share.id);
    const isExact = discount.type === 'percentage' && discount.maxValue === null && total !== undefined;
    // Twelve digits hide binary noise.
    const part = isExact ? Number(((fromCents(total) * discount.value) / 100).toPrecision(12)) : undefined;
    return { id: share.id, quantity: share.quantity, discount: part ?? fromCents(share.discount) };
  });
}

function payload(line: DiscountLine, lines: readonly ProductLine[]): JsonObject {
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
    groupId: '',
    setGroups: [],
    filter: { sorterKey: null, applierKey: null, usageKey: null, pickerKey: null },
    composition: composition(line, lines),
  };
}

function priceDefinition({ discount, applied }: DiscountLine): JsonObject {
  return discount.type === 'percentage'
    ? { percentage: -discount.value, filter: null, type: 'percentage', apiAlias: 'cart_price_percentage' }
    : { price: fromCents(applied.price.totalPrice), filter: null, type: 'absolute', apiAlias: 'cart_price_absolute' };
}

/**
 * `cart_line_item` of a discount; its id is the discount's.
 *
 * @param lines the products of the cart
 */
export function promotionLineJson(line: DiscountLine, lines: readonly ProductLine[]): JsonObject {
  const { promotion, discount, applied } = line;
  return {
    payload: payload(line, lines),
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
