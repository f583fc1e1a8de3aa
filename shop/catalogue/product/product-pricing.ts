import * as z from 'zod/mini';
import type { SalesChannelContext } from '../../entities/sales-channel-context.ts';
import { fieldSql } from '../../entities/sql/field-sql.ts';
import { definitionOf } from '../../entities/entity-lookup.ts';
import { parseJson } from '../../base/json.ts';
import type { Shop } from '../../entities/shop.ts';
import type { ReferenceUnit } from './prices.ts';

const amounts = { gross: z.number(), net: z.number() };
const priceListSchema = z.array(
  z.object({
    currencyId: z.string(),
    ...amounts,
    listPrice: z.optional(z.nullable(z.object(amounts))),
    regulationPrice: z.optional(z.nullable(z.object(amounts))),
  }),
);

/** Prices in one or more currencies, as the Admin API writes them. */
export type PriceList = z.infer<typeof priceListSchema>;

export interface PriceTier {
  readonly quantityStart: number;
  /** Last quantity of the tier; null for the open one. */
  readonly quantityEnd: number | null;
  readonly prices: PriceList;
}

/** Everything a product's price depends on, a variant's inherited values included. */
export interface ProductPricing {
  readonly id: string;
  readonly taxId: string;
  readonly taxRate: number;
  readonly prices: PriceList;
  /** Tiers whose rule holds in the context, ascending; empty when the product has one price. */
  readonly tiers: readonly PriceTier[];
  readonly reference: ReferenceUnit | null;
}

const rowSchema = z.object({
  id: z.string(),
  tax_id: z.string(),
  tax_rate: z.number(),
  price: z.nullable(z.string()),
  owner: z.string(),
  purchase_unit: z.nullable(z.number()),
  reference_unit: z.nullable(z.number()),
  unit_name: z.nullable(z.string()),
});

const tierSchema = z.object({
  product_id: z.string(),
  rule_id: z.nullable(z.string()),
  quantity_start: z.number(),
  quantity_end: z.nullable(z.number()),
  price: z.string(),
});

type Row = z.infer<typeof rowSchema>;

/** Pricing of products by id; ids without a product, a tax or a price are left out. */
export function loadProductPricing(
  shop: Shop,
  ids: readonly string[],
  context: SalesChannelContext,
): Map<string, ProductPricing> {
  const rows = loadRows(shop, ids, context.languageIds);
  const tiers = loadTiers(
    shop,
    rows.map((row) => row.owner),
    context.ruleIds,
  );
  const pricing = new Map<string, ProductPricing>();
  for (const row of rows) {
    if (row.price === null) continue;
    pricing.set(row.id, {
      id: row.id,
      taxId: row.tax_id,
      taxRate: row.tax_rate,
      prices: priceListSchema.parse(parseJson(row.price)),
      tiers: tiers.get(row.owner) ?? [],
      reference: referenceOf(row),
    });
  }
  return pricing;
}

function loadRows(shop: Shop, ids: readonly string[], languageIds: readonly string[]): readonly Row[] {
  const product = definitionOf(shop, 'product');
  const of = (field: string) => fieldSql(product, 'p', field, languageIds);
  const unitName = fieldSql(definitionOf(shop, 'unit'), 'u', 'name', languageIds);
  const rows = shop.database
    .prepare(
      `SELECT p.id, tax.id AS tax_id, tax.tax_rate, ${of('price')} AS price, COALESCE(p.prices_owner_id, p.id) AS owner,
         ${of('purchaseUnit')} AS purchase_unit, ${of('referenceUnit')} AS reference_unit, ${unitName} AS unit_name
       FROM product p JOIN tax ON tax.id = ${of('taxId')} LEFT JOIN unit u ON u.id = ${of('unitId')}
       WHERE p.id IN (SELECT value FROM json_each(?))`,
    )
    .all(JSON.stringify(ids));
  return z.array(rowSchema).parse(rows);
}

/** All tiers of a product come from the most important rule that holds and has any. */
function loadTiers(shop: Shop, owners: readonly string[], ruleIds: readonly string[]): Map<string, PriceTier[]> {
  const rows = shop.database
    .prepare(
      `SELECT product_id, rule_id, quantity_start, quantity_end, price FROM product_price
       WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, quantity_start`,
    )
    .all(JSON.stringify(owners));
  const ranks = new Map<string | null, number>([...ruleIds.entries()].map(([rank, id]) => [id, rank]));
  // Tiers for everybody give way to those of any rule.
  ranks.set(null, ruleIds.length);
  const chosen = new Map<string, { rank: number; tiers: PriceTier[] }>();
  for (const row of z.array(tierSchema).parse(rows)) {
    const rank = ranks.get(row.rule_id);
    const before = chosen.get(row.product_id);
    if (rank === undefined || (before !== undefined && before.rank < rank)) continue;
    const prices = priceListSchema.parse(parseJson(row.price));
    const tier = { quantityStart: row.quantity_start, quantityEnd: row.quantity_end, prices };
    chosen.set(row.product_id, { rank, tiers: before?.rank === rank ? [...before.tiers, tier] : [tier] });
  }
  return new Map([...chosen].map(([id, { tiers }]) => [id, tiers]));
}

function referenceOf(row: Row): ReferenceUnit | null {
  const { purchase_unit: purchaseUnit, reference_unit: referenceUnit, unit_name: unitName } = row;
  if (purchaseUnit === null || purchaseUnit === 0 || referenceUnit === null || unitName === null) return null;
  return { purchaseUnit, referenceUnit, unitName };
}
