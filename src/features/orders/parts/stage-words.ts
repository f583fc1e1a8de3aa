import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { OrderStage } from '../order-stages.ts';

/** Names of the steps. */
export const stageNames: Readonly<Record<OrderStage, MessageDescriptor>> = {
  received: msg`Eingegangen`,
  check: msg`Dateiprüfung`,
  print: msg`Druck`,
  dispatch: msg`Versand`,
  delivered: msg`Zugestellt`,
  ready: msg`Bereit zum Herunterladen`,
};

/** What happens while an order is at a step. */
export const stageNews: Readonly<Record<OrderStage, MessageDescriptor>> = {
  received: msg`Wir fangen an, sobald Ihre Zahlung da ist.`,
  check: msg`Wir sehen Ihre Dateien durch, bevor wir drucken. Wenn etwas unklar ist, fragen wir nach.`,
  print: msg`Ihre Noten werden gedruckt und gebunden.`,
  dispatch: msg`Wir packen Ihre Bestellung und schicken sie los.`,
  delivered: msg`Ihre Bestellung ist unterwegs zu Ihnen.`,
  ready: msg`Ihre Dateien liegen unten bereit.`,
};

/** An order's state in a word or two, while it is at a step. */
export const stageStates: Readonly<Record<OrderStage, MessageDescriptor>> = {
  received: msg`Eingegangen`,
  check: msg`In der Dateiprüfung`,
  print: msg`Im Druck`,
  dispatch: msg`Wird verschickt`,
  delivered: msg`Unterwegs`,
  ready: msg`Bereit zum Herunterladen`,
};
