import { createTransport } from 'nodemailer';
import type { Shop } from '../shop.ts';
import { dueMails, markSent, markWritten, postponeMail, type StoredMail, unwrittenMails } from './mail-table.ts';
import { writeMailFile } from './write-mail-file.ts';

/** Hands one finished message to a mail server; rejects when the server did not take it. */
export type SendMessage = (mail: StoredMail, from: string) => Promise<void>;

/** Sends through the server of an `smtp://user:password@host:port` address. */
export function smtpSender(smtpUrl: string): SendMessage {
  const transport = createTransport(smtpUrl);
  return async (mail, from) => {
    await transport.sendMail({ envelope: { from, to: [mail.recipient] }, raw: mail.message });
  };
}

// Two runs at once would send a mail twice.
const running = new WeakMap<Shop, Promise<void>>();

async function sendDue(shop: Shop, send: SendMessage): Promise<void> {
  for (const mail of dueMails(shop)) {
    try {
      await send(mail, shop.config.shopEmail);
      markSent(shop, mail.id);
    } catch (error) {
      // An unreachable mail server must not fail the order; the mail stays in the outbox and is tried again.
      console.error(`Mail ${mail.id} could not be sent`, error);
      postponeMail(shop, mail);
    }
  }
}

function writeQueued(shop: Shop): void {
  try {
    for (const mail of unwrittenMails(shop)) {
      writeMailFile(shop.folder, mail);
      markWritten(shop, mail.id);
    }
  } catch (error) {
    // What the mail is about is committed already: a full disk must not make its answer fail. The next run writes it.
    console.error('Mails could not be written to the outbox', error);
  }
}

/**
 * Brings queued mails into the outbox folder at once and, when a mail server is configured, to it in the background.
 * Call it after the transaction that queued them; the promise resolves when every due mail was tried.
 */
export function deliverMails(shop: Shop, send?: SendMessage): Promise<void> {
  writeQueued(shop);
  const { smtpUrl } = shop.config;
  const sender = send ?? (smtpUrl === undefined ? undefined : smtpSender(smtpUrl));
  if (sender === undefined) return Promise.resolve();
  const run = (running.get(shop) ?? Promise.resolve()).then(() => sendDue(shop, sender));
  running.set(shop, run);
  return run;
}
