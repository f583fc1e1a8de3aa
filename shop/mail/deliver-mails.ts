import { createTransport } from 'nodemailer';
import type { Shop } from '../shop.ts';
import { dueMails, markSent, markWritten, postponeMail, type StoredMail, unwrittenMails } from './mail-table.ts';
import { writeMailFile } from './write-mail-file.ts';

/** Hands one finished message to a mail server; rejects when the server did not take it. */
export type SendMessage = (mail: StoredMail, from: string) => Promise<void>;

/** Sends through the server of an `smtp://user:password@host:port` address. */
function smtpSender(smtpUrl: string): SendMessage {
  const transport = createTransport(smtpUrl);
  return async (mail, from) => {
    await transport.sendMail({ envelope: { from, to: [mail.recipient] }, raw: mail.message });
  };
}

type Deliveries = {
  readonly sender: SendMessage | undefined;
  /** The newest run; the next one waits for it, because two at once would send a mail twice. */
  last: Promise<void>;
  isStopped: boolean;
  /** Called after every run. */
  afterwards: () => void;
};

const deliveriesOf = new WeakMap<Shop, Deliveries>();

function findDeliveries(shop: Shop): Deliveries {
  const known = deliveriesOf.get(shop);
  if (known !== undefined) return known;
  const { smtpUrl } = shop.config;
  const sender = smtpUrl === undefined ? undefined : smtpSender(smtpUrl);
  const deliveries = { sender, last: Promise.resolve(), isStopped: false, afterwards: () => undefined };
  deliveriesOf.set(shop, deliveries);
  return deliveries;
}

async function sendOne(shop: Shop, mail: StoredMail, send: SendMessage): Promise<void> {
  try {
    await send(mail, shop.config.shopEmail);
    // The shop may have closed meanwhile; then the mail goes out again after the next start.
    if (shop.database.isOpen) markSent(shop, mail.id);
  } catch (error) {
    // An unreachable mail server must not fail the order; the mail stays in the outbox and is tried again.
    console.error(`Mail ${mail.id} could not be sent`, error);
    if (shop.database.isOpen) postponeMail(shop, mail);
  }
}

async function sendDue(shop: Shop, deliveries: Deliveries, send: SendMessage): Promise<void> {
  if (deliveries.isStopped) return;
  for (const mail of dueMails(shop)) {
    if (deliveries.isStopped) return;
    await sendOne(shop, mail, send);
  }
}

function writeQueued(shop: Shop): void {
  try {
    for (const mail of unwrittenMails(shop)) {
      writeMailFile(shop.folder, mail);
      markWritten(shop, mail.id);
    }
  } catch (error) {
    // What the mail is about is committed already: a full disk must not make its answer fail. A later run writes it.
    console.error('Mails could not be written to the outbox', error);
  }
}

/**
 * Brings queued mails into the outbox folder at once and, when a mail server is configured, to it in the background.
 * Call it after the transaction that queued them; the promise resolves when every due mail was tried.
 *
 * @param send instead of the configured mail server
 */
export function deliverMails(shop: Shop, send?: SendMessage): Promise<void> {
  const deliveries = findDeliveries(shop);
  if (deliveries.isStopped) return deliveries.last;
  writeQueued(shop);
  const sender = send ?? deliveries.sender;
  const sending =
    sender === undefined ? deliveries.last : deliveries.last.then(() => sendDue(shop, deliveries, sender));
  deliveries.last = sending.then(() => {
    if (!deliveries.isStopped) deliveries.afterwards();
  });
  return deliveries.last;
}

/** Has something done after every delivery of a shop. */
export function afterDeliveries(shop: Shop, work: () => void): void {
  findDeliveries(shop).afterwards = work;
}

/** Sends nothing more; resolves when the message on its way has arrived or failed. */
export function stopDeliveries(shop: Shop): Promise<void> {
  const deliveries = findDeliveries(shop);
  deliveries.isStopped = true;
  return deliveries.last;
}
