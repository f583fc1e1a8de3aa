import { createContext, useContext } from 'react';
import { useAtomValue } from 'jotai';
import { currencyAtom } from '../session/session-atoms.ts';

/**
 * ISO code of the currency that prices below are in, where what they belong to says so: a page that was rendered for everybody,
 * a cart of an earlier visit, an order. Undefined: they are in the session's.
 */
export const PriceCurrencyContext = createContext<string | undefined>(undefined);

/** ISO code of the currency that prices are in here. */
export function usePriceCurrency(): string {
  const ofSession = useAtomValue(currencyAtom);
  return useContext(PriceCurrencyContext) ?? ofSession;
}
