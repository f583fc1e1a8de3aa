import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { isVirtualCart } from '#features/cart/cart-kind.ts';
import { cartStateAtom } from '#features/cart/cart-state-atom.ts';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { cartIntentsCountAtom, shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import {
  chosenPaymentMethodAtom,
  chosenShippingMethodAtom,
  paymentMethodsAtom,
  shippingMethodsAtom,
} from '../methods/method-atoms.ts';
import { filesVerdictAtom } from '../files-verdict-atom.ts';

/** Whether the cart may be ordered now. */
export interface OrderVerdict {
  readonly mayOrder: boolean;
  /** What has to be done before; undefined when nothing, or when only files are not there yet: their own note tells. */
  readonly obstacle: MessageDescriptor | undefined;
}

export const orderVerdictAtom = atom((get): OrderVerdict => {
  const obstacle = get(obstacleAtom);
  const areFilesThere = get(get(filesVerdictAtom)) || !groupLines(get(shownLinesAtom)).some(isJob);
  const isConfirmed = get(cartStateAtom) === 'filled';
  return { obstacle, mayOrder: obstacle === undefined && areFilesThere && isConfirmed };
});

const texts = {
  offline: msg`Ohne Verbindung zum Shop können Sie nicht bestellen. Ihre Eingaben bleiben erhalten.`,
  waiting: msg`Was Sie ohne Verbindung geändert haben, ist noch nicht im Warenkorb. Bitte sehen Sie dort nach, bevor Sie bestellen.`,
  incomplete: msg`Ein Druckauftrag ist unvollständig. Bitte öffnen Sie ihn mit „Bearbeiten“ oder entfernen Sie ihn im Warenkorb.`,
  shipping: msg`Bitte wählen Sie eine Versandart.`,
  payment: msg`Bitte wählen Sie eine Zahlungsart.`,
};

const obstacleAtom = atom((get): MessageDescriptor | undefined => {
  const lines = get(cartAtom)?.lineItems ?? [];
  if (get(cartStateAtom) === 'remembered') return texts.offline;
  if (get(cartIntentsCountAtom) > 0) return texts.waiting;
  if (groupLines(lines).some((article) => isJob(article) && !article.complete)) return texts.incomplete;
  const isShipped = !isVirtualCart(lines);
  if (isShipped && !isOffered(get(shippingMethodsAtom), get(chosenShippingMethodAtom))) return texts.shipping;
  return isOffered(get(paymentMethodsAtom), get(chosenPaymentMethodAtom)) ? undefined : texts.payment;
});

/** While the choices are loading, what the session holds counts. */
function isOffered(methods: readonly { id: string }[] | null | undefined, chosen: string | undefined): boolean {
  return methods ? methods.some(({ id }) => id === chosen) : chosen !== undefined;
}
