import { useEffect, useMemo } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { onlineAtom } from '#platform/connectivity/online-atom.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import { skusWithinReach } from './alternatives.ts';
import { priceRows, type ShownPrice } from './job-price.ts';
import { askedSkusAtom, loadUnitPricesAtom, pricesFailedAtom, unitPricesAtom } from './unit-price-atoms.ts';

interface PriceOfJob {
  price: ShownPrice;
  /** Asks the shop again after a failure. */
  reload: () => void;
}

/** The price of a job, from the shop's prices; asks for those it needs and for those a change would need. */
export function useJobPrice(rows: readonly PrintRow[]): PriceOfJob {
  const prices = useAtomValue(unitPricesAtom);
  const asked = useAtomValue(askedSkusAtom);
  const failed = useAtomValue(pricesFailedAtom);
  const online = useAtomValue(onlineAtom);
  const load = useSetAtom(loadUnitPricesAtom);
  const wanted = useMemo(() => skusWithinReach(rows), [rows]);
  useEffect(() => {
    if (online) void load(wanted);
  }, [online, wanted, load]);
  const price = useMemo(
    () => priceRows(rows, { prices, asked, unreachable: failed || !online }),
    [rows, prices, asked, failed, online],
  );
  return { price, reload: () => void load(wanted) };
}
