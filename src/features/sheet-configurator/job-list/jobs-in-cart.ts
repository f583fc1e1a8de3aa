import { atom } from 'jotai';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { readPrintJob } from '#print/spec/print-job-payload.ts';

/** Ids of the jobs that lie in the cart: their files are needed. */
export const jobsInCartAtom = atom(
  (get): ReadonlySet<string> =>
    new Set((get(cartAtom)?.lineItems ?? []).flatMap(({ payload }) => readPrintJob(payload)?.id ?? [])),
);
