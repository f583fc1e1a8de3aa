import * as z from 'zod/mini';
import { randomId } from '../base/random-id.ts';
import type { Shop } from '../entities/shop.ts';
import { SafeHtml } from './html.ts';
import type { Mail } from './mail.ts';
import { mailLogo, mailPage, mailText } from './mail-page.ts';
import { withoutScores } from './mail-parts.ts';
import { mimeMessage } from './mime-message.ts';
import { storefrontIn } from './storefront-links.ts';

export const mailMigrations = [
  `CREATE TABLE mail (
     id TEXT PRIMARY KEY,
     created_at INTEGER NOT NULL,
     recipient TEXT NOT NULL,
     subject TEXT NOT NULL,
     text TEXT NOT NULL,
     html TEXT NOT NULL,
     message TEXT NOT NULL,
     written_at INTEGER,
     sent_at INTEGER,
     attempts INTEGER NOT NULL DEFAULT 0,
     next_attempt_at INTEGER NOT NULL DEFAULT 0
   ) WITHOUT ROWID;
   CREATE INDEX mail_created ON mail (created_at);
   CREATE INDEX mail_unwritten ON mail (id) WHERE written_at IS NULL;
   CREATE INDEX mail_unsent ON mail (next_attempt_at) WHERE sent_at IS NULL;`,
  // In the order they are written in, else SQLite goes through all mails there ever were.
  `DROP INDEX mail_unwritten;
   CREATE INDEX mail_unwritten ON mail (created_at, id) WHERE written_at IS NULL;`,
  // Which pages the HTML has room for. None of them is kept.
  `ALTER TABLE mail ADD COLUMN pages TEXT NOT NULL DEFAULT '[]';`,
] as const;

const storedMail = z.object({
  id: z.string(),
  created_at: z.number(),
  recipient: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  /** Without pictures of pages. */
  message: z.string(),
  /** {@link ShownPage} as JSON. */
  pages: z.string(),
  attempts: z.number(),
});

export type StoredMail = z.infer<typeof storedMail>;

/** A mail as it is going to be kept and sent. */
export type ComposedMail = Omit<StoredMail, 'attempts'>;

/** Makes the message of a mail, on the shop's paper: 3 ms for one of 200 kB, of which nothing has to be in a transaction. */
export function composeMail(shop: Shop, mail: Mail): ComposedMail {
  const id = randomId(shop.random);
  const date = shop.clock();
  const { shopName, shopEmail, seller } = shop.config;
  const from = { name: shopName, address: shopEmail };
  const head = { shopName, seller, storefrontUrl: storefrontIn(shop, mail.locale) };
  const { pages = [] } = mail;
  const html = mailPage(mail, head).text;
  const bare = new SafeHtml(
    withoutScores(
      html,
      pages.map((page) => page.id),
    ),
  );
  const written = { ...mail, text: mailText(mail, head), html: bare, pictures: [mailLogo] };
  return {
    id,
    created_at: date.getTime(),
    recipient: mail.to,
    subject: mail.subject,
    text: written.text,
    html,
    message: mimeMessage(written, { from, date, id }),
    pages: JSON.stringify(pages),
  };
}

/**
 * Puts a mail on its way: it is written in the caller's transaction, so that a mail leaves exactly when what it
 * tells about was committed; `deliverMails` takes it from there, after a crash too.
 */
export function queueMail(shop: Shop, mail: Mail): string {
  const composed = composeMail(shop, mail);
  queueComposed(shop, composed);
  return composed.id;
}

/** Like `queueMail`, of a mail that was composed before. */
export function queueComposed({ database }: Shop, composed: ComposedMail): void {
  const { id, created_at: createdAt, recipient, subject, text, html, message, pages } = composed;
  database
    .prepare(
      `INSERT INTO mail (id, created_at, recipient, subject, text, html, message, pages)
       VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
    )
    .run(id, createdAt, recipient, subject, text, html, message, pages);
}

const rows = (found: readonly unknown[]): StoredMail[] => found.map((row) => storedMail.parse(row));

/** Mails come with their attachments, so only so many are held in memory at once. */
const batch = 50;

/** The next mails that are not in the outbox folder yet; none when all are. */
export function unwrittenMails(shop: Shop): StoredMail[] {
  const select = 'SELECT * FROM mail WHERE written_at IS NULL ORDER BY created_at, id LIMIT ?';
  return rows(shop.database.prepare(select).all(batch));
}

/** Before the second attempt, in ms. */
const firstWait = 60_000;
const day = 24 * 60 * 60 * 1000;

/** After five days mail servers give up too; what a shop wrote while it was tried out is not sent to anybody later. */
const giveUp = 5 * day;

const unsent = 'sent_at IS NULL AND created_at > ?';

/** No mail waits longer than this from now on; one that would was put off before the clock was set back. */
const putOffAhead = `next_attempt_at > ? + MIN(${firstWait} * (1 << MIN(attempts - 1, 12)), ${day})`;

/** The next mails the mail server has not taken yet and that are due for another attempt; none when there is none. */
export function dueMails(shop: Shop): StoredMail[] {
  const now = shop.clock().getTime();
  const select = `SELECT * FROM mail WHERE ${unsent} AND (next_attempt_at <= ? OR ${putOffAhead})
    ORDER BY created_at, id LIMIT ?`;
  return rows(shop.database.prepare(select).all(now - giveUp, now, now, batch));
}

/**
 * When the next delivery is due, in ms since 1970; undefined when there is nothing left to deliver.
 *
 * @param isSending whether there is a mail server, or the outbox folder alone
 */
export function nextAttemptAt(shop: Shop, isSending: boolean): number | undefined {
  const now = shop.clock().getTime();
  if (shop.database.prepare('SELECT 1 FROM mail WHERE written_at IS NULL LIMIT 1').get() !== undefined) {
    return now + firstWait;
  }
  if (!isSending) return undefined;
  const ahead = `SELECT 1 FROM mail WHERE ${unsent} AND ${putOffAhead} LIMIT 1`;
  if (shop.database.prepare(ahead).get(now - giveUp, now) !== undefined) return now;
  const row = shop.database.prepare(`SELECT MIN(next_attempt_at) AS next FROM mail WHERE ${unsent}`).get(now - giveUp);
  const next = row?.['next'];
  return typeof next === 'number' ? next : undefined;
}

/** The newest mails first. */
export function latestMails(shop: Shop, limit: number): StoredMail[] {
  return rows(shop.database.prepare('SELECT * FROM mail ORDER BY created_at DESC, id LIMIT ?').all(limit));
}

export function findMail(shop: Shop, id: string): StoredMail | undefined {
  return rows(shop.database.prepare('SELECT * FROM mail WHERE id = ?').all(id))[0];
}

export function markWritten(shop: Shop, ids: readonly string[]): void {
  shop.database
    .prepare('UPDATE mail SET written_at = ? WHERE id IN (SELECT value FROM json_each(?))')
    .run(shop.clock().getTime(), JSON.stringify(ids));
}

export function markSent(shop: Shop, id: string): void {
  shop.database.prepare('UPDATE mail SET sent_at = ? WHERE id = ?').run(shop.clock().getTime(), id);
}

/** The next attempt waits twice as long as the one before, from one minute up to a day. */
export function postponeMail(shop: Shop, { id, attempts }: StoredMail): void {
  const wait = Math.min(firstWait * 2 ** attempts, day);
  shop.database
    .prepare('UPDATE mail SET attempts = attempts + 1, next_attempt_at = ? WHERE id = ?')
    .run(shop.clock().getTime() + wait, id);
}
