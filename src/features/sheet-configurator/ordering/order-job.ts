import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { isCartFull, isLineTooLarge } from '#features/cart/cart-kind.ts';
import { notReached } from './order-obstacles.ts';
import { UnitNotSoldError } from './plan-job-lines.ts';
import { type OrderedJob, putJobIntoCartAtom } from './put-into-cart.ts';

/** Puts a job into the cart; resolves to what the shop asks for it in cents, that it waits, or why it is not there. */
export const orderJobAtom = atom(
  null,
  async (_get, set, ordered: OrderedJob): Promise<number | 'later' | MessageDescriptor> => {
    try {
      return await set(putJobIntoCartAtom, ordered);
    } catch (error) {
      console.error('The job could not be put into the cart.', error);
      return failureOf(error);
    }
  },
);

function failureOf(error: unknown): MessageDescriptor {
  if (error instanceof UnitNotSoldError)
    return msg`Diese Ausführung können wir gerade nicht liefern. Bitte wählen Sie eine andere.`;
  if (isCartFull(error))
    return msg`Der Auftrag ist noch nicht im Warenkorb: Der ist voll. Bitte bestellen Sie zuerst, was darin liegt.`;
  if (isLineTooLarge(error))
    return msg`Der Auftrag ist nicht im Warenkorb: Er hat mehr Angaben, als in eine Bestellung passen. Bitte teilen Sie ihn in mehrere Aufträge auf.`;
  return notReached;
}
