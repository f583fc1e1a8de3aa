import { letter } from '../post/letter.ts';
import type { Mail } from '../post/mail.ts';
import type { Sender } from './order-confirmation.ts';

/** Tells the owner, in German, that a customer has deleted a file of an order. */
export function deletionNotice(orderNumber: string, path: string, sender: Sender): Mail {
  return letter({
    to: sender.shopEmail,
    locale: 'de-DE',
    subject: `Datei gelöscht: Bestellung ${orderNumber}`,
    paragraphs: [
      `Zur Bestellung ${orderNumber} wurde eine Datei gelöscht, über die Bestellung selbst:\n${path}`,
      'Was noch nicht gedruckt ist, kann daraus nicht mehr gedruckt werden. Bitte klären Sie das vor dem Druck.',
    ],
  });
}

/** Tells the owner, in German, that a customer has cancelled an order. */
export function cancellationNotice(orderNumber: string, sender: Sender): Mail {
  return letter({
    to: sender.shopEmail,
    locale: 'de-DE',
    subject: `Bestellung ${orderNumber} storniert`,
    paragraphs: [
      `Die Bestellung ${orderNumber} wurde storniert. Bitte drucken und versenden Sie nichts mehr daraus.`,
      'Was schon bezahlt ist, ist auf demselben Weg zurückzuzahlen.',
    ],
  });
}
