import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderNews, OrderStage } from '../order-stages.ts';

/** Names of the steps. */
export const stageNames: Readonly<Record<OrderStage, MessageDescriptor>> = {
  received: msg`Eingegangen`,
  check: msg`Dateiprüfung`,
  print: msg`Druck`,
  dispatch: msg`Versand`,
  delivered: msg`Zugestellt`,
  ready: msg`Bereit zum Herunterladen`,
};

/** What happens to an order now; of one that has ended, in a few words. */
export const newsWords: Readonly<Record<OrderNews, MessageDescriptor>> = {
  awaiting: msg`Wir fangen an, sobald Ihre Zahlung da ist.`,
  awaitingFiles: msg`Ihre Dateien liegen hier bereit, sobald Ihre Zahlung da ist.`,
  check: msg`Wir sehen Ihre Dateien durch, bevor wir drucken. Wenn etwas unklar ist, fragen wir nach.`,
  print: msg`Ihre Noten werden gedruckt und gebunden.`,
  packing: msg`Wir packen Ihre Bestellung und schicken sie los.`,
  partlySent: msg`Ein Teil Ihrer Bestellung ist unterwegs zu Ihnen, den Rest schicken wir nach.`,
  sent: msg`Ihre Bestellung ist unterwegs zu Ihnen.`,
  ready: msg`Ihre Dateien liegen unten bereit.`,
  returned: msg`Ihre Bestellung ist zu uns zurückgekommen.`,
  partlyReturned: msg`Ein Teil Ihrer Bestellung ist zu uns zurückgekommen.`,
  completed: msg`Ihre Bestellung ist abgeschlossen.`,
  due: msg`Ihre Bestellung ist ausgeliefert. Es fehlt nur noch Ihre Zahlung.`,
  cancelled: msg`Diese Bestellung ist storniert`,
  refunded: msg`Diese Bestellung ist erstattet`,
  unsent: msg`Diese Bestellung wird nicht verschickt`,
};

/** An order's state in a word or two. */
export const orderStateWords: Readonly<Record<OrderNews, MessageDescriptor>> = {
  awaiting: msg`Wartet auf Ihre Zahlung`,
  awaitingFiles: msg`Wartet auf Ihre Zahlung`,
  check: msg`In der Dateiprüfung`,
  print: msg`Im Druck`,
  packing: msg`Wird verschickt`,
  partlySent: msg`Teilweise unterwegs`,
  sent: msg`Unterwegs`,
  ready: msg`Bereit zum Herunterladen`,
  returned: msg`Zurückgekommen`,
  partlyReturned: msg`Teilweise zurückgekommen`,
  completed: msg`Abgeschlossen`,
  due: msg`Ausgeliefert`,
  cancelled: msg`Storniert`,
  refunded: msg`Erstattet`,
  unsent: msg`Wird nicht verschickt`,
};
