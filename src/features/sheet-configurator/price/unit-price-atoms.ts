import { atom } from 'jotai';
import { persistedAtom, settledAtom } from '#platform/persistence/persisted-atom.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { listProductsByNumber } from '#store-api/catalogue/product-list.ts';
import { unitPricesOf, unitPricesSchema, type UnitPrices } from './unit-price.ts';

/** One call of the shop answers at most this many product numbers. */
const numbersPerCall = 100;

/** The last known prices; without a connection they make an estimate (CFG-35). */
export const unitPricesAtom = settledAtom(
  persistedAtom<Record<string, UnitPrices[string]>>('print-unit-prices', unitPricesSchema, {}),
  {},
);

/** Product numbers the shop was asked for during this visit: what it did not answer, it does not sell. */
export const askedSkusAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Whether the last question about prices failed. */
export const pricesFailedAtom = atom(false);

/** Asks the shop for the prices of products it was not asked for yet. A failure is kept in `pricesFailedAtom`. */
export const loadUnitPricesAtom = atom(null, async (get, set, skus: readonly string[]) => {
  const asked = get(askedSkusAtom);
  const wanted = [...new Set(skus)].filter((sku) => !asked.has(sku));
  if (wanted.length === 0) return;
  try {
    const api = get(storeApiAtom);
    for (let start = 0; start < wanted.length; start += numbersPerCall) {
      const part = wanted.slice(start, start + numbersPerCall);
      const prices = unitPricesOf(await listProductsByNumber(api, part));
      const known = new Set(part);
      await set(unitPricesAtom, (before) => ({
        ...Object.fromEntries(Object.entries(before).filter(([sku]) => !known.has(sku))),
        ...prices,
      })).catch((error: unknown) => console.error('The prices could not be kept.', error));
      set(askedSkusAtom, new Set([...get(askedSkusAtom), ...part]));
    }
    set(pricesFailedAtom, false);
  } catch (error) {
    console.error('The prices could not be loaded.', error);
    set(pricesFailedAtom, true);
  }
});
