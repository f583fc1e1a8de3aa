import * as z from 'zod/mini';
import type { SalesChannelContext } from '../entities/sales-channel-context.ts';
import { findById } from '../entities/search/search.ts';
import type { Shop } from '../entities/shop.ts';
import { type CartError, paymentMethodBlocked, shippingMethodBlocked } from './errors/cart-error.ts';
import type { Delivery } from './delivery/calculate-delivery.ts';
import type { ShippingMethod } from './delivery/shipping-method.ts';

export interface ChosenMethods {
  readonly method: ShippingMethod | undefined;
  readonly delivery: Delivery | undefined;
  readonly ruleIds: readonly string[];
}

const named = z.object({ translated: z.object({ name: z.nullable(z.string()) }) });

/** What stands against ordering with the chosen shipping and payment method. */
export function methodErrors(shop: Shop, chosen: ChosenMethods, context: SalesChannelContext): CartError[] {
  const errors = shippingErrors(chosen);
  if (!isPaymentOffered(shop, chosen.ruleIds, context)) {
    errors.push(paymentMethodBlocked(nameOf(shop, 'payment_method', context.paymentMethodId, context)));
  }
  return errors;
}

const paymentSchema = z.object({
  active: z.number(),
  availability_rule_id: z.nullable(z.string()),
  offered: z.number(),
});

function nameOf(shop: Shop, entity: string, id: string, context: SalesChannelContext): string {
  const found = findById(shop, entity, { id }, context);
  return found === undefined ? '' : (named.parse(found).translated.name ?? '');
}

function isPaymentOffered(shop: Shop, ruleIds: readonly string[], context: SalesChannelContext): boolean {
  const row = shop.database
    .prepare(
      `SELECT p.active, p.availability_rule_id, EXISTS (SELECT 1 FROM sales_channel_payment_method s
         WHERE s.payment_method_id = p.id AND s.sales_channel_id = ?) AS offered FROM payment_method p WHERE p.id = ?`,
    )
    .get(context.salesChannelId, context.paymentMethodId);
  if (row === undefined) return false;
  const payment = paymentSchema.parse(row);
  const rule = payment.availability_rule_id;
  return payment.active === 1 && payment.offered === 1 && (rule === null || ruleIds.includes(rule));
}

function shippingErrors({ method, delivery, ruleIds }: ChosenMethods): CartError[] {
  if (delivery === undefined) return [];
  const rule = method?.availabilityRuleId ?? null;
  const isAvailable = method?.isOffered === true && (rule === null || ruleIds.includes(rule));
  return isAvailable && delivery.isPossible ? [] : [shippingMethodBlocked(delivery.method.name)];
}
