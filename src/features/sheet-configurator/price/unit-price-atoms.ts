import { atom } from 'jotai';
import { persistedAtom, settledAtom } from '#platform/persistence/persisted-atom.ts';
import { storeApiAtom } from '#platform/session/session-atoms.ts';
import { amountTermsAtom } from '#platform/session/amount-terms.ts';
import { keptPricesSchema, type KeptPrices, type UnitPrices } from './unit-price.ts';

/** One call of the shop answers at most this many product numbers. */
const numbersPerCall = 100;

const noPrices: KeptPrices = { terms: '', prices: {} };

/** The first form did not say what currency it was in. */
export const keptPricesAtom = settledAtom(
  persistedAtom('print-unit-prices', keptPricesSchema, noPrices, [(prices) => ({ terms: '', prices })]),
  noPrices,
);

const pricesIn = (terms: string, kept: KeptPrices): KeptPrices['prices'] =>
  (kept.terms === terms ? kept : noPrices).prices;

interface VisitPrices extends KeptPrices {
  skus: ReadonlySet<string>;
}

const noVisit: VisitPrices = { ...noPrices, skus: new Set() };

/** What the shop was asked for during this visit, and what it answered: no record has to be there for that. */
const visitAtom = atom(noVisit);

const visitInTermsAtom = atom((get) => (get(visitAtom).terms === get(amountTermsAtom) ? get(visitAtom) : noVisit));

/** The last known prices in the session's currency; without a connection they make an estimate (CFG-35). */
export const unitPricesAtom = atom((get): UnitPrices => ({
  ...pricesIn(get(amountTermsAtom), get(keptPricesAtom)),
  ...get(visitInTermsAtom).prices,
}));

/** Product numbers the shop was asked for during this visit, in this currency: what it did not answer, it does not sell. */
export const askedSkusAtom = atom((get) => get(visitInTermsAtom).skus);

/** What the shop is being asked for, each with its terms: several screens, and several changes of one, want the same. */
const askingAtom = atom<readonly string[]>([]);

/** Whether the last question about prices failed, or was answered with what the service worker keeps. */
export const pricesFailedAtom = atom(false);

/** Asks the shop for the prices of products it was not asked for yet, in the session's terms. A failure is kept in `pricesFailedAtom`. */
export const loadUnitPricesAtom = atom(
  null,
  async (get, set, skus: readonly string[], terms = get(amountTermsAtom)) => {
    const asked = get(askedSkusAtom);
    const inTerms = (sku: string): string => `${terms} ${sku}`;
    const wanted = [...new Set(skus)].filter((sku) => !asked.has(sku) && !get(askingAtom).includes(inTerms(sku)));
    if (wanted.length === 0) return;
    const asking = wanted.map(inTerms);
    set(askingAtom, (others) => [...others, ...asking]);
    try {
      const { askUnitPrices } = await import('./ask-unit-prices.ts');
      const api = get(storeApiAtom);
      let isAnyKept = false;
      for (let start = 0; start < wanted.length; start += numbersPerCall) {
        const part = wanted.slice(start, start + numbersPerCall);
        const { prices, isKept } = await askUnitPrices(api, part);
        isAnyKept ||= isKept;
        // Nobody can say what currency they are in; they are asked for in the new one.
        if (terms !== get(amountTermsAtom)) return;
        const visit = get(visitInTermsAtom);
        if (!isKept)
          set(visitAtom, { terms, prices: { ...visit.prices, ...prices }, skus: new Set([...visit.skus, ...part]) });
        await set(keptPricesAtom, (kept) => {
          const others = { ...pricesIn(terms, kept) };
          // What the worker keeps may be older than what was known.
          if (isKept) return { terms, prices: { ...prices, ...others } };
          for (const sku of part) delete others[sku];
          return { terms, prices: { ...others, ...prices } };
        }).catch((error: unknown) => console.error('The prices could not be kept.', error));
      }
      set(pricesFailedAtom, isAnyKept);
    } catch (error) {
      console.error('The prices could not be loaded.', error);
      set(pricesFailedAtom, true);
    } finally {
      set(askingAtom, (all) => all.filter((each) => !asking.includes(each)));
    }
  },
);

/** Asks for prices once more, also for those of what the shop did not sell. */
export const askPricesAgainAtom = atom(null, async (_get, set, skus: readonly string[]) => {
  set(visitAtom, noVisit);
  await set(loadUnitPricesAtom, skus);
});
