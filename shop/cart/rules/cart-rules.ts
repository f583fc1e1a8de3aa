import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { parseJson } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { compareIds, compareNumber, type Condition, holds, readConditions } from './condition.ts';
import { judgeLine, type LineFacts } from './line-rules.ts';

/** What conditions may ask about a cart and its customer. Amounts in currency units, weight in kg. */
export interface CartFacts {
  readonly lines: readonly LineFacts[];
  readonly totalPrice: number;
  readonly positionPrice: number;
  readonly weight: number;
  /** Orders the customer placed before; 0 for guests and strangers. */
  readonly orderCount: number;
  readonly billingCountryId: string | null;
}

type CartJudge = (facts: CartFacts, context: SalesChannelContext, condition: Condition) => boolean;

const pieces = (facts: CartFacts): number => facts.lines.reduce((sum, { quantity }) => sum + quantity, 0);

const judges: Readonly<Record<string, CartJudge>> = {
  cartCartAmount: ({ totalPrice }, _, condition) => compareNumber(totalPrice, condition, 'amount'),
  cartPositionPrice: ({ positionPrice }, _, condition) => compareNumber(positionPrice, condition, 'amount'),
  cartGoodsPrice: ({ positionPrice }, _, condition) => compareNumber(positionPrice, condition, 'amount'),
  cartGoodsCount: (facts, _, condition) => compareNumber(pieces(facts), condition, 'count'),
  cartLineItemCount: ({ lines }, _, condition) => compareNumber(lines.length, condition, 'count'),
  cartLineItemsInCartCount: (facts, _, condition) => compareNumber(pieces(facts), condition, 'count'),
  cartWeight: ({ weight }, _, condition) => compareNumber(weight, condition, 'weight'),
  customerOrderCount: ({ orderCount }, _, condition) => compareNumber(orderCount, condition, 'count'),
  customerIsNewCustomer: ({ orderCount }, _, { value }) => (orderCount === 0) === (value['isNew'] !== false),
  customerLoggedIn: (_, { customerId }, { value }) => (customerId !== null) === (value['isLoggedIn'] !== false),
  customerCustomerGroup: (_, context, condition) =>
    compareIds([context.customerGroupId], condition, 'customerGroupIds'),
  customerShippingCountry: (_, context, condition) => compareIds([context.countryId], condition, 'countryIds'),
  customerBillingCountry: ({ billingCountryId }, context, condition) =>
    compareIds([billingCountryId ?? context.countryId], condition, 'countryIds'),
  currency: (_, context, condition) => compareIds([context.currency.id], condition, 'currencyIds'),
  language: (_, context, condition) => compareIds([context.languageIds[0]], condition, 'languageIds'),
  salesChannel: (_, context, condition) => compareIds([context.salesChannelId], condition, 'salesChannelIds'),
  paymentMethod: (_, context, condition) => compareIds([context.paymentMethodId], condition, 'paymentMethodIds'),
  shippingMethod: (_, context, condition) => compareIds([context.shippingMethodId], condition, 'shippingMethodIds'),
};

/**
 * Whether a rule's conditions hold for a cart. A condition about lines holds when at least one line meets it; inside
 * `allLineItemsContainer` all lines must meet it.
 */
export function cartMatches(conditions: readonly Condition[], facts: CartFacts, context: SalesChannelContext): boolean {
  const judge = (condition: Condition): boolean | undefined => {
    if (condition.type === 'allLineItemsContainer') {
      const everyPart = (line: LineFacts) =>
        condition.children.every((child) => holds(child, (part) => judgeLine(line, part)));
      return facts.lines.length > 0 && facts.lines.every(everyPart);
    }
    const ofCart = judges[condition.type]?.(facts, context, condition);
    if (ofCart !== undefined) return ofCart;
    const judged = facts.lines.map((line) => judgeLine(line, condition));
    return judged.length === 0 ? undefined : judged.includes(true);
  };
  return conditions.every((condition) => holds(condition, judge));
}

const rowsSchema = z.array(z.object({ id: z.string(), conditions: z.nullable(z.string()) }));

export interface StoredRule {
  readonly id: string;
  readonly conditions: readonly Condition[];
}

/** All rules with their conditions, most important first. */
export function loadRules(shop: Shop): StoredRule[] {
  const rows = shop.database.prepare('SELECT id, conditions FROM rule ORDER BY priority DESC, id').all();
  return rowsSchema.parse(rows).map(({ id, conditions }) => ({
    id,
    conditions: conditions === null ? [] : readConditions(parseJson(conditions)),
  }));
}
