import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useAtomValue } from 'jotai';
import { isVirtualCart } from '#features/cart/cart-kind.ts';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { onlineAtom } from '#platform/connectivity/online-atom.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import {
  chosenPaymentMethodAtom,
  chosenShippingMethodAtom,
  paymentMethodsAtom,
  shippingMethodsAtom,
} from './method-atoms.ts';

const texts = {
  offline: msg`Ohne Verbindung können Sie nicht bestellen. Ihre Eingaben bleiben erhalten.`,
  incomplete: msg`Ein Druckauftrag ist unvollständig. Bitte öffnen Sie ihn mit „Bearbeiten“ oder entfernen Sie ihn im Warenkorb.`,
  shipping: msg`Bitte wählen Sie eine Versandart.`,
  payment: msg`Bitte wählen Sie eine Zahlungsart.`,
};

/** What has to be done before it can be ordered, files on their way apart; undefined when nothing. The button enables itself. */
export function useOrderObstacle(cart: Cart): MessageDescriptor | undefined {
  const online = useAtomValue(onlineAtom);
  const isShipped = !isVirtualCart(cart.lineItems);
  const hasShipping = isOffered(useAtomValue(shippingMethodsAtom), useAtomValue(chosenShippingMethodAtom));
  const hasPayment = isOffered(useAtomValue(paymentMethodsAtom), useAtomValue(chosenPaymentMethodAtom));
  if (!online) return texts.offline;
  if (groupLines(cart.lineItems).some((article) => isJob(article) && !article.complete)) return texts.incomplete;
  if (isShipped && !hasShipping) return texts.shipping;
  return hasPayment ? undefined : texts.payment;
}

/** While the choices are loading, what the session holds counts. */
function isOffered(methods: readonly { id: string }[] | null | undefined, chosen: string | undefined): boolean {
  return methods ? methods.some(({ id }) => id === chosen) : chosen !== undefined;
}
