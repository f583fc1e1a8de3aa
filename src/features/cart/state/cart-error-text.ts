import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { CartError } from '#store-api/schemas/cart.ts';

interface Parameters {
  readonly name: string;
  readonly quantity: number;
  readonly code: string;
}

/** The shop's messages are English; these are chosen by `messageKey` and filled with its parameters (Store API 6.6). */
const texts: Readonly<Record<string, (parameters: Parameters) => MessageDescriptor>> = {
  'product-not-found': () => msg`Ein Artikel ist nicht mehr erhältlich. Wir haben ihn aus dem Warenkorb genommen.`,
  'product-out-of-stock': ({ name }) =>
    msg`„${name}“ ist ausverkauft. Wir haben den Artikel aus dem Warenkorb genommen.`,
  'product-stock-reached': ({ name, quantity }) => msg`Von „${name}“ sind höchstens ${quantity} Stück möglich.`,
  'min-order-quantity': ({ name, quantity }) =>
    msg`„${name}“ gibt es ab ${quantity} Stück. Wir haben die Menge angepasst.`,
  'purchase-steps-quantity': ({ name, quantity }) =>
    msg`„${name}“ gibt es nur in bestimmten Mengen. Wir haben die Menge auf ${quantity} Stück angepasst.`,
  'promotion-not-found': ({ code }) =>
    msg`Den Gutscheincode „${code}“ kennen wir nicht. Bitte prüfen Sie die Schreibweise.`,
  'promotion-discount-added': ({ name }) => msg`„${name}“ ist eingelöst.`,
  'promotion-discount-deleted': ({ name }) => msg`„${name}“ gilt für diesen Warenkorb nicht mehr und wurde entfernt.`,
  'promotion-not-eligible': ({ name }) =>
    msg`„${name}“ hat bei diesem Warenkorb keine Wirkung: Er erfüllt die Bedingungen noch nicht, oder die Preise der Artikel sind gebunden.`,
  'promotion-excluded': ({ name }) => msg`„${name}“ lässt sich nicht mit dem anderen Gutschein kombinieren.`,
  'auto-promotion-not-found': ({ name }) => msg`„${name}“ gilt nicht mehr.`,
  'promotions-on-cart-price-zero-error': () =>
    msg`Der Warenkorb kostet schon nichts mehr; der Gutschein hat keine Wirkung.`,
  'shipping-method-blocked': ({ name }) =>
    msg`Die Versandart „${name}“ ist für diesen Warenkorb nicht möglich. Bitte wählen Sie eine andere.`,
  'payment-method-blocked': ({ name }) =>
    msg`Die Zahlungsart „${name}“ ist für diesen Warenkorb nicht möglich. Bitte wählen Sie eine andere.`,
  'shipping-address-blocked': ({ name }) =>
    msg`Nach ${name} liefern wir leider nicht. Bitte wählen Sie ein anderes Land.`,
  'billing-address-blocked': ({ name }) =>
    msg`Rechnungen nach ${name} können wir leider nicht stellen. Bitte ändern Sie die Adresse.`,
  'salutation-missing-billing-address': () => msg`In der Rechnungsadresse fehlt die Anrede. Bitte ergänzen Sie sie.`,
  'salutation-missing-shipping-address': () => msg`In der Lieferadresse fehlt die Anrede. Bitte ergänzen Sie sie.`,
  'country-region-missing-billing-address': () =>
    msg`In der Rechnungsadresse fehlt die Region. Bitte ergänzen Sie sie.`,
  'country-region-missing-shipping-address': () => msg`In der Lieferadresse fehlt die Region. Bitte ergänzen Sie sie.`,
  'billing-address-invalid': () => msg`Die Rechnungsadresse ist nicht vollständig. Bitte prüfen Sie sie.`,
  'shipping-address-invalid': () => msg`Die Lieferadresse ist nicht vollständig. Bitte prüfen Sie sie.`,
};

const unknown = msg`Mit dem Warenkorb stimmt etwas nicht. Bitte prüfen Sie die Artikel oder fragen Sie uns.`;

/** What a cart error says to a shopper, in our words. A kind of error we do not know gets a general sentence. */
export function cartErrorText({
  messageKey,
  parameters,
}: Pick<CartError, 'messageKey' | 'parameters'>): MessageDescriptor {
  const text = texts[messageKey];
  if (!text) return unknown;
  const { name, quantity, code } = parameters;
  return text({
    name: typeof name === 'string' ? name : '',
    quantity: typeof quantity === 'number' ? quantity : 0,
    code: typeof code === 'string' ? code : '',
  });
}

/** How loud an error is: the shop's levels 0, 10 and 20. A redeemed code is good news. */
export function cartErrorTone({
  messageKey,
  level,
}: Pick<CartError, 'messageKey' | 'level'>): 'success' | 'info' | 'warning' | 'danger' {
  if (messageKey === 'promotion-discount-added') return 'success';
  if (level >= 20) return 'danger';
  return level >= 10 ? 'warning' : 'info';
}
