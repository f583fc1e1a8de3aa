import type { PrintPrice } from '#shop/price-list/print-price.ts';
import type { FoundProduct } from './found-product.ts';
import { alwaysRule, byLinkOnly, kilograms, namesById } from './print-product.ts';
import type { ShopFacts } from './shop-facts.ts';

/** What matters of a product, each in words an owner compares: `price` → `0.07 €, from 100: 0.06 €`. */
export type ProductWords = ReadonlyMap<string, string>;

export function wordsOfPrice(price: PrintPrice, facts: ShopFacts): ProductWords {
  return asWords({
    names: namesById(price, facts),
    tiers: price.tiers.map(({ from, cents }) => [from, cents / 100]),
    tax: `${price.taxPercent} %`,
    quantities: [1, 1, price.maxPurchase],
    weight: price.weightG === undefined ? undefined : kilograms(price.weightG),
    size: price.sizeMm,
    shown: byLinkOnly,
    forSale: true,
  });
}

export function wordsOfFound(found: FoundProduct, price: PrintPrice, facts: ShopFacts): ProductWords {
  const { width, length } = found;
  return asWords({
    names: new Map(
      [...namesById(price, facts).keys()].map((id) => [
        id,
        found.translations?.find(({ languageId }) => languageId === id)?.name ?? '',
      ]),
    ),
    tiers: tiersOfFound(found, facts),
    tax: taxWords(found.taxId, facts),
    quantities: [found.minPurchase ?? 1, found.purchaseSteps ?? 1, found.maxPurchase ?? undefined],
    weight: found.weight ?? undefined,
    size: typeof width === 'number' && typeof length === 'number' ? [width, length] : undefined,
    shown: found.visibilities?.find(({ salesChannelId }) => salesChannelId === facts.salesChannelId)?.visibility,
    forSale: found.active === true && found.isCloseout !== true,
  });
}

/** What differs, one line each: `price: 0.07 € → 0.08 €`. */
export function differences(now: ProductWords, wanted: ProductWords): readonly string[] {
  return [...wanted].flatMap(([label, words]) => {
    const before = now.get(label) ?? '';
    return before === words ? [] : [`${label}: ${before} → ${words}`];
  });
}

/** Steps of a product, gross in euros; those of the rule that always holds, else its only price. */
export function tiersOfFound(found: FoundProduct, { euroId }: ShopFacts): readonly (readonly [number, number])[] {
  const gross = (money: FoundProduct['price']): number =>
    money?.find(({ currencyId }) => currencyId === euroId)?.gross ?? Number.NaN;
  const steps = (found.prices ?? []).filter(({ ruleId }) => ruleId === alwaysRule);
  if (steps.length === 0) return [[1, gross(found.price)]];
  return steps
    .toSorted((one, other) => one.quantityStart - other.quantityStart)
    .map(({ quantityStart, price }) => [quantityStart, gross(price)]);
}

interface Facts {
  readonly names: ReadonlyMap<string, string>;
  readonly tiers: readonly (readonly [from: number, euros: number])[];
  readonly tax: string;
  readonly quantities: readonly [least: number, step: number, most: number | undefined];
  readonly weight: number | undefined;
  readonly size: readonly [number, number] | undefined;
  readonly shown: number | undefined;
  readonly forSale: boolean;
}

function asWords({ names, tiers, tax, quantities, weight, size, shown, forSale }: Facts): ProductWords {
  const [least, step, most] = quantities;
  return new Map([
    ['names', [...names.values()].map((name) => name || '–').join(' / ')],
    ['price', tiers.map(([from, euros]) => `${from === 1 ? '' : `from ${from}: `}${euros.toFixed(2)} €`).join(', ')],
    ['VAT', tax],
    [
      'quantities',
      `from ${least} in steps of ${step}, ${most === undefined ? 'no limit of its own' : `at most ${most}`}`,
    ],
    ['weight', weight === undefined ? 'none' : `${Number((weight * 1000).toFixed(4))} g`],
    ['size', size === undefined ? 'none' : `${size[0]} × ${size[1]} mm`],
    ['shown', shownWords(shown)],
    ['sale', forSale ? 'for sale' : 'not for sale'],
  ]);
}

function shownWords(shown: number | undefined): string {
  if (shown === undefined) return 'not in this sales channel';
  return shown === byLinkOnly ? 'to the configurator only' : 'in listings or the search';
}

function taxWords(taxId: string | null | undefined, { taxIds }: ShopFacts): string {
  const percent = [...taxIds].find(([, id]) => id === taxId)?.[0];
  return percent === undefined ? 'another one' : `${percent} %`;
}
