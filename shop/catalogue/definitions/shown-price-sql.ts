import type { PriceView } from '../../entities/price-view.ts';
import { systemCurrency } from '../../base/system-ids.ts';

/** Names beside rules in `variantPrices`: tiers for everybody, and the price of a product without tiers that hold. */
export const everybodysPrices = 'all';
export const ownPrice = 'own';

/**
 * What a product itself costs at least in somebody's eyes: of the tiers of the first rule that holds and has any, the
 * lowest; else its price. The same as `lowestPrice` of the columns.
 */
export function variantPriceSql(alias: string, view: PriceView): string {
  const amounts = [...view.ruleIds, everybodysPrices, ownPrice].map(
    (owner) => `(SELECT MIN(${amountSql(view)}) FROM json_each(${alias}.variant_prices) price_row
      WHERE json_extract(price_row.value, '$[0]') = '${plainName(owner)}')`,
  );
  return `COALESCE(${amounts.join(', ')})`;
}

/** What a card shows: the lowest price of the product and all its active sisters. */
export function shownPriceSql(alias: string, view: PriceView): string {
  const family = `SELECT MIN(${variantPriceSql('sister_row', view)}) FROM product sister_row
    JOIN product mother_row ON mother_row.id = sister_row.parent_id
    WHERE sister_row.parent_id = COALESCE(${alias}.parent_id, ${alias}.id)
      AND COALESCE(sister_row.active, mother_row.active) = 1`;
  const own = variantPriceSql(alias, view);
  return `CASE WHEN ${alias}.parent_id IS NULL AND ${alias}.child_count = 0 THEN ${own} ELSE COALESCE((${family}), ${own}) END`;
}

function amountSql({ currencyId, factor, decimals, isGross }: PriceView): string {
  const at = (currency: string) => `json_extract(price_row.value, '$[1]."${plainName(currency)}"[${isGross ? 0 : 1}]')`;
  return `ROUND(COALESCE(${at(currencyId)}, ${at(systemCurrency)} * ${factor}), ${decimals})`;
}

/** Ids come from the context, where they were read from the database; anything else has no place in SQL. */
function plainName(name: string): string {
  if (!/^[a-z0-9]+$/.test(name)) throw new RangeError(`Not an id: ${name}`);
  return name;
}
