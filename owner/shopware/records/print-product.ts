import type { PrintPrice } from '#shop/price-list/print-price.ts';
import type { FoundProduct } from './found-product.ts';
import { inShopLanguages } from './in-shop-languages.ts';
import { madeId, mark } from './made-id.ts';
import { type ShopFacts, taxIdOf } from './shop-facts.ts';

/** Shopware's number for products that are reachable by their address only, not by listings and not by the search. */
export const byLinkOnly = 10;

export const alwaysRuleKey = 'rule always';
/** The rule graduated prices hang on: it always holds. */
export const alwaysRule = madeId(alwaysRuleKey);

/** What the Admin API takes for a row of the price list. A product that is there keeps its ids and its stock. */
export function printProduct(price: PrintPrice, facts: ShopFacts, found: FoundProduct | undefined): object {
  const { sku, weightG, sizeMm, tiers } = price;
  return {
    id: found?.id ?? madeId(`product ${sku}`),
    productNumber: sku,
    ...(found === undefined ? { stock: 1_000_000 } : {}),
    active: true,
    isCloseout: false,
    taxId: taxIdOf(facts, price.taxPercent),
    price: moneyOf(price, tiers[0]?.cents ?? 0, facts),
    prices: tiers.length > 1 ? tierRecords(price, facts) : [],
    minPurchase: 1,
    purchaseSteps: 1,
    maxPurchase: price.maxPurchase,
    weight: weightG === undefined ? null : kilograms(weightG),
    ...sizeFields(sizeMm),
    translations: namesToWrite(price, facts, found),
    customFields: { [mark]: true },
    visibilities: [visibilityOf(sku, facts, found)],
  };
}

const sizeFields = (size: PrintPrice['sizeMm']): object =>
  size === undefined ? { width: null, length: null } : { width: size[0], length: size[1] };

function visibilityOf(sku: string, { salesChannelId }: ShopFacts, found: FoundProduct | undefined): object {
  const known = found?.visibilities?.find((each) => each.salesChannelId === salesChannelId);
  return { id: known?.id ?? madeId(`visibility ${sku} ${salesChannelId}`), salesChannelId, visibility: byLinkOnly };
}

/** Graduated prices that are there and no longer in the list; others' rules are not touched. */
export function stalePrices(price: PrintPrice, found: FoundProduct | undefined): readonly string[] {
  const wanted = new Set(price.tiers.length > 1 ? price.tiers.map(({ from }) => tierId(price.sku, from)) : []);
  const own = (found?.prices ?? []).filter(({ ruleId }) => ruleId === alwaysRule);
  return own.filter(({ id }) => !wanted.has(id)).map(({ id }) => id);
}

/** Its names by the ids of the shop's languages; empty where the list has none, but in the main language. */
export function namesById({ name }: PrintPrice, facts: ShopFacts): ReadonlyMap<string, string> {
  const names = inShopLanguages(name, facts);
  const main = facts.systemLanguageId;
  return new Map([...names, [main, names.get(main) || name['de-DE']]]);
}

/** A name that the list does not have is not written, and taken away where one stands: Shopware shows the main one then. */
function namesToWrite(price: PrintPrice, facts: ShopFacts, found: FoundProduct | undefined): object {
  const has = (id: string): boolean => Boolean(found?.translations?.find(({ languageId }) => languageId === id)?.name);
  const written = [...namesById(price, facts)].filter(([id, name]) => name !== '' || has(id));
  return Object.fromEntries(written.map(([id, name]) => [id, { name: name === '' ? null : name }]));
}

/** Kilograms, as Shopware keeps them: three decimals, so whole grams; what weighs anything weighs at least one. */
export const kilograms = (grams: number): number => (grams > 0 ? Math.max(1, Math.round(grams)) / 1000 : 0);

const tierId = (sku: string, from: number): string => madeId(`tier ${sku} ${from}`);

function tierRecords(price: PrintPrice, facts: ShopFacts): readonly object[] {
  return price.tiers.map(({ from, cents }, index) => {
    const next = price.tiers[index + 1];
    return {
      id: tierId(price.sku, from),
      ruleId: alwaysRule,
      quantityStart: from,
      quantityEnd: next === undefined ? null : next.from - 1,
      price: moneyOf(price, cents, facts),
    };
  });
}

/** A gross price; the net one has ten decimals, so that shops with net prices come back to the same cent. */
function moneyOf({ taxPercent }: PrintPrice, cents: number, { euroId }: ShopFacts): readonly object[] {
  const gross = cents / 100;
  return [{ currencyId: euroId, gross, net: Number((gross / (1 + taxPercent / 100)).toFixed(10)), linked: true }];
}
