import { createTransport } from 'nodemailer';
import type { Shop } from '../entities/shop.ts';
import { illustrate } from './illustrate.ts';
import { dueMails, markSent, markWritten, postponeMail, type StoredMail, unwrittenMails } from './mail-table.ts';
import { drawingTime } from './pictures/page-picture.ts';
import { writeMailFile } from './write-mail-file.ts';

/** Hands one finished message to a mail server; rejects when the server did not take it. */
export type SendMessage = (mail: StoredMail, from: string) => Promise<void>;

/**
 * Brings queued mails into the outbox folder and, when a mail server is configured, to it. Call it after the transaction
 * that queued them; the promise resolves when every due mail was tried.
 *
 * @param send instead of the configured mail server
 */
export function deliverMails(shop: Shop, send?: SendMessage): Promise<void> {
  const deliveries = findDeliveries(shop);
  if (!deliveries.isStopped) begin(shop, deliveries, send);
  return deliveries.last;
}

/**
 * Delivers mails like `deliverMails`, but resolves as soon as they are in the outbox folder (or the disk did not take
 * them): nobody waits for the mail server. Others are answered while the disk is waited for.
 */
export function postMails(shop: Shop): Promise<void> {
  const deliveries = findDeliveries(shop);
  if (!deliveries.isStopped) begin(shop, deliveries);
  return deliveries.written;
}

interface Deliveries {
  readonly sender: SendMessage | undefined;
  /** The newest run of sending; the next one waits for it, because two at once would send a mail twice. */
  sent: Promise<void>;
  /** The newest run of writing; the next one waits for it, because two at once would write into one file. */
  written: Promise<void>;
  /** Both of the newest run. */
  last: Promise<void>;
  isStopped: boolean;
  /** Mails the server took and the database could not note yet: they are not sent again. */
  readonly taken: Set<string>;
  /** Called after every run; false when the database failed, not the mail server. */
  afterwards: (succeeded: boolean) => void;
}

const deliveriesOf = new WeakMap<Shop, Deliveries>();

/** Has something done after every delivery of a shop. */
export function afterDeliveries(shop: Shop, work: (succeeded: boolean) => void): void {
  findDeliveries(shop).afterwards = work;
}

/** Sends nothing more; resolves when the message on its way has arrived or failed. */
export function stopDeliveries(shop: Shop): Promise<void> {
  const deliveries = findDeliveries(shop);
  deliveries.isStopped = true;
  return deliveries.last;
}

function begin(shop: Shop, deliveries: Deliveries, send = deliveries.sender): void {
  deliveries.written = deliveries.written.then(() => writeQueued(shop));
  const sending = send === undefined ? deliveries.sent : deliveries.sent.then(() => sendDue(shop, deliveries, send));
  const succeeded = sending.then(
    () => true,
    (error: unknown) => {
      // Whatever it was, later deliveries wait for this one and must not fail with it.
      console.error('The delivery of mails broke off', error);
      return false;
    },
  );
  deliveries.sent = succeeded.then(() => undefined);
  deliveries.last = Promise.all([succeeded, deliveries.written]).then(([isDone]) => {
    if (!deliveries.isStopped) deliveries.afterwards(isDone);
  });
}

/** Sends through the server of an `smtp://user:password@host:port` address. */
function smtpSender(smtpUrl: string): SendMessage {
  const transport = createTransport(smtpUrl);
  return async (mail, from) => {
    await transport.sendMail({ envelope: { from, to: [mail.recipient] }, raw: mail.message });
  };
}

function findDeliveries(shop: Shop): Deliveries {
  const known = deliveriesOf.get(shop);
  if (known !== undefined) return known;
  const { smtpUrl } = shop.config;
  const sender = smtpUrl === undefined ? undefined : smtpSender(smtpUrl);
  const deliveries: Deliveries = {
    sender,
    sent: Promise.resolve(),
    written: Promise.resolve(),
    last: Promise.resolve(),
    isStopped: false,
    taken: new Set(),
    afterwards: () => undefined,
  };
  deliveriesOf.set(shop, deliveries);
  return deliveries;
}

interface Sending {
  readonly send: SendMessage;
  readonly taken: Set<string>;
  /** Whether there is time for pictures. */
  readonly mayDraw: () => boolean;
}

async function sendOne(shop: Shop, mail: StoredMail, { send, taken, mayDraw }: Sending): Promise<void> {
  try {
    if (!taken.has(mail.id)) {
      const { message } = await illustrate(shop, mail, mayDraw);
      await send({ ...mail, message }, shop.config.shopEmail);
    }
  } catch (error) {
    // An unreachable mail server must not fail the order; the mail stays in the outbox and is tried again.
    console.error(`Mail ${mail.id} could not be sent`, error);
    if (shop.database.isOpen) postponeMail(shop, mail);
    return;
  }
  taken.add(mail.id);
  // The shop may have closed meanwhile; then the mail goes out again after the next start.
  if (!shop.database.isOpen) return;
  markSent(shop, mail.id);
  taken.delete(mail.id);
}

async function sendDue(shop: Shop, deliveries: Deliveries, send: SendMessage): Promise<void> {
  if (deliveries.isStopped) return;
  const { taken } = deliveries;
  const hasTime = drawingTime();
  const sending = { send, taken, mayDraw: () => hasTime() && !deliveries.isStopped };
  for (let due = dueMails(shop); due.length > 0; due = dueMails(shop)) {
    for (const mail of due) {
      await sendOne(shop, mail, sending);
      if (deliveries.isStopped) return;
    }
  }
}

async function writeQueued(shop: Shop): Promise<void> {
  try {
    // The shop may close meanwhile; then the rest is written after the next start.
    while (shop.database.isOpen) {
      const mails = unwrittenMails(shop);
      if (mails.length === 0) return;
      await writeAll(shop, mails);
    }
  } catch (error) {
    // What the mail is about is committed already: a full disk must not make its answer fail. A later run writes it.
    console.error('Mails could not be written to the outbox', error);
  }
}

/** Notes all that could be written with one commit: the disk is waited for in this thread only once. */
async function writeAll(shop: Shop, mails: readonly StoredMail[]): Promise<void> {
  const written: string[] = [];
  try {
    for (const mail of mails) {
      await writeMailFile(shop.folder, mail);
      written.push(mail.id);
    }
  } finally {
    if (shop.database.isOpen) markWritten(shop, written);
  }
}
