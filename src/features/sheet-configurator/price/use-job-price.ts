import { useEffect, useMemo } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { contextToken } from '#platform/session/context-token.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { amountTermsAtom, isSessionSettledAtom } from '#platform/session/amount-terms.ts';
import { skusWithinReach } from './alternatives.ts';
import { priceRows, type ShownPrice } from './job-price.ts';
import {
  askedSkusAtom,
  askPricesAgainAtom,
  loadUnitPricesAtom,
  pricesFailedAtom,
  unitPricesAtom,
} from './unit-price-atoms.ts';

interface PriceOfJob {
  price: ShownPrice;
  /** Asks the shop again, also for what it did not sell. */
  reload: () => void;
}

/** The price of a job, from the shop's prices; asks for those it needs and for those a change would need. */
export function useJobPrice(rows: readonly PrintRow[]): PriceOfJob {
  const prices = useAtomValue(unitPricesAtom);
  const asked = useAtomValue(askedSkusAtom);
  const failed = useAtomValue(pricesFailedAtom);
  const connectivity = useAtomValue(connectivityAtom);
  const isOffline = connectivity === 'offline';
  const load = useSetAtom(loadUnitPricesAtom);
  const askAgain = useSetAtom(askPricesAgainAtom);
  const wanted = useMemo(() => skusWithinReach(rows), [rows]);
  const isSessionKnown = useAtomValue(isSessionSettledAtom);
  const terms = useAtomValue(amountTermsAtom);
  // What could not be had is asked for again when the shop answers again.
  useEffect(() => {
    if (connectivity !== 'offline' && (isSessionKnown || !contextToken.read())) void load(wanted, terms);
  }, [connectivity, isSessionKnown, wanted, terms, load]);
  const price = useMemo(
    () => priceRows(rows, { prices, asked, unreachable: failed || isOffline }),
    [rows, prices, asked, failed, isOffline],
  );
  return { price, reload: () => void askAgain(wanted) };
}
