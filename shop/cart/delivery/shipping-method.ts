import * as z from 'zod/mini';
import { systemCurrency } from '../../base/system-ids.ts';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { findById } from '../../entities/search/search.ts';
import type { JsonObject } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import { toCents } from '../calculation/cents.ts';
import { shippingCalculations, type ShippingRow } from '../calculation/shipping-costs.ts';

const amounts = z.array(z.object({ currencyId: z.string(), gross: z.number(), net: z.number() }));
const optionalNumber = z.nullable(z.number());
const optionalText = z.nullable(z.string());

const methodSchema = z.object({
  id: z.string(),
  active: z.boolean(),
  taxType: z.string(),
  translated: z.object({ name: optionalText }),
  deliveryTime: z.nullable(z.object({ min: z.number(), max: z.number(), unit: z.string() })),
  prices: z.array(
    z.object({
      ruleId: optionalText,
      calculation: optionalNumber,
      calculationRuleId: optionalText,
      quantityStart: optionalNumber,
      quantityEnd: optionalNumber,
      currencyPrice: z.nullable(amounts),
    }),
  ),
});

const hiddenSchema = z.object({ availability_rule_id: optionalText, tax_rate: optionalNumber, offered: z.number() });

export interface ShippingMethod {
  readonly id: string;
  readonly name: string;
  readonly json: JsonObject;
  readonly rows: readonly ShippingRow[];
  /** `auto` follows the goods, `highest` takes their highest rate, `fixed` has its own. */
  readonly taxType: string;
  readonly fixedTaxRate: number | null;
  readonly deliveryTime: { readonly min: number; readonly max: number; readonly unit: string };
  readonly availabilityRuleId: string | null;
  /** Active and offered in the channel. */
  readonly isOffered: boolean;
}

/** A shipping method with its price matrix in the context's currency and tax state. */
export function loadShippingMethod(shop: Shop, id: string, context: SalesChannelContext): ShippingMethod | undefined {
  const json = findById(shop, 'shipping_method', { id, associations: { prices: {}, deliveryTime: {} } }, context);
  if (json === undefined) return undefined;
  const method = methodSchema.parse(json);
  const hidden = hiddenSchema.parse(
    shop.database
      .prepare(
        `SELECT m.availability_rule_id, tax.tax_rate, EXISTS (SELECT 1 FROM sales_channel_shipping_method s
           WHERE s.shipping_method_id = m.id AND s.sales_channel_id = ?) AS offered
         FROM shipping_method m LEFT JOIN tax ON tax.id = m.tax_id WHERE m.id = ?`,
      )
      .get(context.salesChannelId, id),
  );
  return {
    id,
    name: method.translated.name ?? '',
    json,
    rows: method.prices.map((row) => ({
      ruleId: row.ruleId,
      calculationRuleId: row.calculationRuleId,
      calculation: shippingCalculations[row.calculation ?? 0] ?? null,
      start: row.quantityStart,
      end: row.quantityEnd,
      costs: costsIn(row.currencyPrice ?? [], context),
    })),
    taxType: method.taxType,
    fixedTaxRate: hidden.tax_rate,
    deliveryTime: method.deliveryTime ?? { min: 1, max: 3, unit: 'day' },
    availabilityRuleId: hidden.availability_rule_id,
    isOffered: method.active && hidden.offered === 1,
  };
}

function costsIn(prices: z.infer<typeof amounts>, { currency, taxState }: SalesChannelContext): number {
  const own = prices.find((price) => price.currencyId === currency.id);
  const price = own ?? prices.find((item) => item.currencyId === systemCurrency) ?? prices[0];
  const factor = own === undefined ? currency.factor : 1;
  const amount = taxState === 'gross' ? price?.gross : price?.net;
  return toCents((amount ?? 0) * factor);
}
