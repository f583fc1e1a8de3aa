import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { shopRefusalText } from '#features/cart/shop-refusal-text.ts';
import { hasCode, isUnanswered } from '#store-api/store-api-error.ts';
import { CartChangedError, CartUnconfirmedError, CustomerLostError, FilesMissingError } from './place-order.ts';

/** Why an order was not placed and what to do now. */
export function orderRefusalText(error: unknown): MessageDescriptor {
  if (error instanceof CartChangedError) {
    return msg`Ihr Warenkorb hat sich inzwischen geändert. Es wurde nichts bestellt. Bitte prüfen Sie Artikel und Gesamtsumme noch einmal.`;
  }
  if (error instanceof CartUnconfirmedError) {
    return msg`Der Shop hat Ihren Warenkorb gerade nicht bestätigt. Es wurde nichts bestellt. Bitte versuchen Sie es gleich noch einmal.`;
  }
  if (error instanceof FilesMissingError) {
    return msg`Eine Datei Ihres Druckauftrags liegt nicht mehr bei uns. Es wurde nichts bestellt. Bitte wählen Sie die Datei noch einmal aus.`;
  }
  if (error instanceof CustomerLostError) {
    return msg`Ihre Sitzung ist abgelaufen. Es wurde nichts bestellt. Bitte geben Sie oben Kontakt und Adresse noch einmal ein.`;
  }
  if (hasCode(error, 'CHECKOUT__UNAVAILABLE_PAYMENT_METHOD')) {
    return msg`Die gewählte Zahlungsart ist nicht mehr möglich. Bitte wählen Sie eine andere.`;
  }
  if (isUnanswered(error)) {
    return msg`Die Verbindung brach ab, und wir wissen nicht, ob die Bestellung angekommen ist. Sie können es gefahrlos noch einmal versuchen: Ist sie angekommen, zeigen wir sie Ihnen.`;
  }
  return shopRefusalText(error);
}
