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

/** What a product's price depends on, whoever asks: tiers of all rules. */
export interface PriceSource {
  readonly product: Omit<ProductPricing, 'tiers'>;
  /** By rule; those for everybody under null. */
  readonly tiers: ReadonlyMap<string | null, readonly PriceTier[]>;
}

/** Pricing of products by id; ids without a product, a tax or a price are left out. */
export function loadProductPricing(
  shop: Shop,
  ids: readonly string[],
  context: SalesChannelContext,
): Map<string, ProductPricing> {
  const sources = loadPriceSources(shop, ids, context.languageIds);
  return new Map([...sources].map(([id, source]) => [id, pricingFor(source, context.ruleIds)]));
}

/** All tiers of a product come from the most important rule that holds and has any; those for everybody come last. */
export function pricingFor({ product, tiers }: PriceSource, ruleIds: readonly string[]): ProductPricing {
  const chosen = tiers.size === 0 ? undefined : [...ruleIds, null].find((rule) => tiers.has(rule));
  return { ...product, tiers: (chosen === undefined ? undefined : tiers.get(chosen)) ?? [] };
}

/** What prices of products depend on, by id; ids without a product, a tax or a price are left out. */
export function loadPriceSources(
  shop: Shop,
  ids: readonly string[],
  languageIds: readonly string[],
): Map<string, PriceSource> {
  const rows = loadRows(shop, ids, languageIds);
  const tiers = loadTiers(
    shop,
    rows.map((row) => row.owner),
  );
  const sources = new Map<string, PriceSource>();
  for (const row of rows) {
    if (row.price === null) continue;
    const product = {
      id: row.id,
      taxId: row.tax_id,
      taxRate: row.tax_rate,
      prices: priceListSchema.parse(parseJson(row.price)),
      reference: referenceOf(row),
    };
    sources.set(row.id, { product, tiers: tiers.get(row.owner) ?? new Map() });
  }
  return sources;
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

function loadTiers(shop: Shop, owners: readonly string[]): Map<string, Map<string | null, PriceTier[]>> {
  const rows = shop.database
    .prepare(
      `SELECT product_id, rule_id, quantity_start, quantity_end, price FROM product_price
       WHERE product_id IN (SELECT value FROM json_each(?)) ORDER BY product_id, quantity_start`,
    )
    .all(JSON.stringify(owners));
  const byProduct = new Map<string, Map<string | null, PriceTier[]>>();
  for (const row of z.array(tierSchema).parse(rows)) {
    const byRule = byProduct.get(row.product_id) ?? new Map<string | null, PriceTier[]>();
    byProduct.set(row.product_id, byRule);
    const tiers = byRule.get(row.rule_id) ?? [];
    byRule.set(row.rule_id, tiers);
    const prices = priceListSchema.parse(parseJson(row.price));
    tiers.push({ quantityStart: row.quantity_start, quantityEnd: row.quantity_end, prices });
  }
  return byProduct;
}

function referenceOf(row: Row): ReferenceUnit | null {
  const { purchase_unit: purchaseUnit, reference_unit: referenceUnit, unit_name: unitName } = row;
  if (purchaseUnit === null || purchaseUnit === 0 || referenceUnit === null || unitName === null) return null;
  return { purchaseUnit, referenceUnit, unitName };
}
