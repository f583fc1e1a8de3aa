import { execFileSync, spawn } from 'node:child_process';
import { closeSync, constants, mkdirSync, openSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { countStatements, ranWith } from '../testing/count-statements.ts';
import { openTestShop, type TestShop } from '../testing/serve-checkout.ts';
import { deliverMails } from './deliver-mails.ts';
import { html } from './html.ts';
import { dueMails, findMail, queueMail, unwrittenMails } from './mail-table.ts';
import { mailFileName } from './write-mail-file.ts';
import { inTransaction } from '../base/database/in-transaction.ts';

const mail = {
  to: 'max@example.test',
  locale: 'de-DE' as const,
  subject: 'Hallo',
  text: 'Hallo',
  html: html`<p>Hallo</p>`,
};

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const files = () => readdirSync(join(shop.shop.folder, 'outbox'));

test('a queued mail is written to the outbox once', async () => {
  queueMail(shop.shop, mail);
  await deliverMails(shop.shop);
  await deliverMails(shop.shop);
  expect(files()).toHaveLength(1);
});

test('a mail of a transaction that failed is never sent', async () => {
  const fail = () =>
    inTransaction(shop.shop.database, () => {
      queueMail(shop.shop, mail);
      throw new RangeError('no order');
    });
  expect(fail).toThrow(RangeError);
  await deliverMails(shop.shop);
  expect(dueMails(shop.shop)).toEqual([]);
});

test('two deliveries at once hand a mail to the server once', async () => {
  const sent: string[] = [];
  const send = async (message: { recipient: string }) => void sent.push(message.recipient);
  queueMail(shop.shop, mail);
  await Promise.all([deliverMails(shop.shop, send), deliverMails(shop.shop, send)]);
  expect(sent).toEqual(['max@example.test']);
});

test('a mail the server refused is tried again later', async () => {
  const sent: string[] = [];
  let isDown = true;
  const send = async (message: { recipient: string }) => {
    if (isDown) throw new Error('connection refused');
    sent.push(message.recipient);
  };
  queueMail(shop.shop, mail);
  await deliverMails(shop.shop, send);
  isDown = false;
  await deliverMails(shop.shop, send);
  expect(sent).toEqual([]);
  shop.now = new Date(shop.now.getTime() + 61_000);
  await deliverMails(shop.shop, send);
  expect(sent).toEqual(['max@example.test']);
});

test('a mail that was queued but not written before a crash is written at the next delivery', async () => {
  queueMail(shop.shop, mail);
  rmSync(join(shop.shop.folder, 'outbox'), { recursive: true, force: true });
  await deliverMails(shop.shop);
  expect(files()).toHaveLength(1);
});

/** In the place of a mail's unfinished file: who opens it waits until somebody reads from it, as from a disk that hangs. */
function hangDiskFor(id: string) {
  const mailRow = findMail(shop.shop, id);
  if (mailRow === undefined) throw new TypeError('Expected a mail.');
  const folder = join(shop.shop.folder, 'outbox');
  const path = join(folder, `${mailFileName(mailRow)}.part`);
  mkdirSync(folder, { recursive: true });
  execFileSync('sh', ['-c', 'mkfifo "$0"', path]);
  // Ends the wait of a thread that can do nothing else.
  const reader = spawn('sh', ['-c', 'sleep 3; exec cat "$0"', path], { stdio: 'ignore' });
  return function free(): void {
    reader.kill();
    closeSync(openSync(path, constants.O_RDONLY | constants.O_NONBLOCK));
    rmSync(path);
  };
}

test('while the disk is waited for, others are answered, and the mail server gets its mail', async () => {
  const order: string[] = [];
  const free = hangDiskFor(queueMail(shop.shop, mail));
  const delivered = deliverMails(shop.shop, async () => void order.push('sent')).then(() => order.push('written'));
  await shop.shopper().ok('GET', '/context');
  order.push('answered');
  free();
  await delivered;
  expect(order).toEqual(['sent', 'answered', 'written']);
  await deliverMails(shop.shop);
  expect([unwrittenMails(shop.shop), files().length]).toEqual([[], 1]);
});

test('a shop that closes while a mail is written leaves nothing half done', async () => {
  const id = queueMail(shop.shop, mail);
  void deliverMails(shop.shop);
  const folder = join(shop.shop.folder, 'outbox');
  let left: string[] = [];
  const { database } = shop.shop;
  database.function('note_files', () => {
    left = readdirSync(folder);
    return 1;
  });
  database.exec(`CREATE TEMP TRIGGER noted BEFORE UPDATE ON main.mail BEGIN SELECT note_files(); END`);
  await shop.close();
  expect(left).toEqual([expect.stringContaining(`${id}.eml`)]);
  shop = await openTestShop();
});

test('that mails are written is noted with one commit, however many they are', async () => {
  for (let index = 0; index < 21; index += 1) queueMail(shop.shop, mail);
  const ran = await countStatements(() => deliverMails(shop.shop));
  expect(ranWith(ran, 'UPDATE mail SET written_at')).toBe(1);
  expect([unwrittenMails(shop.shop), files().length]).toEqual([[], 21]);
});

test('a mail that cannot be written does not keep those before it from being noted', async () => {
  queueMail(shop.shop, mail);
  shop.now = new Date(shop.now.getTime() + 60_000);
  const id = queueMail(shop.shop, mail);
  const row = findMail(shop.shop, id);
  const inTheWay = join(shop.shop.folder, 'outbox', `${row === undefined ? '' : mailFileName(row)}.part`);
  mkdirSync(inTheWay, { recursive: true });
  await deliverMails(shop.shop);
  expect(unwrittenMails(shop.shop).map((left) => left.id)).toEqual([id]);
  rmSync(inTheWay, { recursive: true });
  await deliverMails(shop.shop);
  expect(unwrittenMails(shop.shop)).toEqual([]);
});
