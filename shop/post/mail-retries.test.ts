import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openTestShop, type TestShop } from '../testing/serve-checkout.ts';
import { html } from './html.ts';
import { deliverMails } from './deliver-mails.ts';
import { queueMail, unwrittenMails } from './mail-table.ts';
import { keepDelivering, type Schedule } from './mail-retries.ts';

const mail = {
  to: 'max@example.test',
  locale: 'de-DE' as const,
  subject: 'Hallo',
  text: 'Hallo',
  html: html`<p>Hallo</p>`,
};

interface Planned {
  readonly work: () => void;
  readonly delay: number;
}
let shop: TestShop;
let planned: Planned[];
let sent: string[];
let isDown: boolean;

const schedule: Schedule = (work, delay) => {
  const entry = { work, delay };
  planned.push(entry);
  return () => {
    planned = planned.filter((other) => other !== entry);
  };
};
const send = async (message: { recipient: string }) => {
  if (isDown) throw new Error('connection refused');
  sent.push(message.recipient);
};
/** Lets the planned time pass and the delivery run. */
async function wait(): Promise<number> {
  const [entry] = planned;
  planned = [];
  shop.now = new Date(shop.now.getTime() + (entry?.delay ?? 0));
  entry?.work();
  await deliverMails(shop.shop);
  return Math.round((entry?.delay ?? 0) / 60_000);
}

beforeEach(async () => {
  shop = await openTestShop();
  [planned, sent, isDown] = [[], [], false];
});
afterEach(() => shop.close());

test('a mail the server does not take is tried again by itself, each time after twice the wait', async () => {
  isDown = true;
  queueMail(shop.shop, mail);
  keepDelivering(shop.shop, { schedule, send });
  await deliverMails(shop.shop, send);
  expect([await wait(), await wait(), await wait()]).toEqual([1, 2, 4]);
  isDown = false;
  expect(await wait()).toBe(8);
  expect([sent, planned]).toEqual([['max@example.test'], []]);
});

test('nothing is planned while everything is delivered', async () => {
  keepDelivering(shop.shop, { schedule, send });
  queueMail(shop.shop, mail);
  await deliverMails(shop.shop, send);
  expect([sent.length, planned]).toEqual([1, []]);
});

test('a mail the disk had no room for is written later', async () => {
  const outbox = join(shop.shop.folder, 'outbox');
  writeFileSync(outbox, 'in the way');
  queueMail(shop.shop, mail);
  keepDelivering(shop.shop, { schedule });
  await deliverMails(shop.shop);
  expect(unwrittenMails(shop.shop)).toHaveLength(1);
  rmSync(outbox);
  expect(await wait()).toBe(1);
  expect([unwrittenMails(shop.shop), planned]).toEqual([[], []]);
});

test('however many mails wait, each is written and sent once', async () => {
  for (let index = 0; index < 120; index += 1) queueMail(shop.shop, { ...mail, to: `k${index}@example.test` });
  keepDelivering(shop.shop, { schedule, send });
  await deliverMails(shop.shop, send);
  expect([sent.length, new Set(sent).size]).toEqual([120, 120]);
  expect(unwrittenMails(shop.shop)).toEqual([]);
});

test('a mail the database could not note as sent is not sent again, and deliveries go on', async () => {
  const { database } = shop.shop;
  queueMail(shop.shop, mail);
  database.exec("CREATE TEMP TRIGGER full BEFORE UPDATE ON main.mail BEGIN SELECT RAISE(ABORT, 'disk full'); END");
  keepDelivering(shop.shop, { schedule, send });
  await deliverMails(shop.shop, send);
  expect([sent.length, planned.map(({ delay }) => delay)]).toEqual([1, [60_000]]);
  expect(await wait()).toBe(1);
  database.exec('DROP TRIGGER full');
  queueMail(shop.shop, { ...mail, to: 'zweite@example.test' });
  await wait();
  expect([sent, planned]).toEqual([['max@example.test', 'zweite@example.test'], []]);
  const row = database.prepare('SELECT COUNT(*) AS sent FROM mail WHERE sent_at IS NOT NULL').get();
  expect(row).toMatchObject({ sent: 2 });
});

test('after five days a mail is given up', async () => {
  isDown = true;
  queueMail(shop.shop, mail);
  keepDelivering(shop.shop, { schedule, send });
  await deliverMails(shop.shop, send);
  const attempts: number[] = [];
  while (planned.length > 0 && attempts.length < 50) attempts.push(await wait());
  expect(attempts.reduce((sum, minutes) => sum + minutes, 0) / 60 / 24).toBeGreaterThan(4);
  expect(attempts.length).toBeLessThan(20);
});

test('what was written before there was a mail server is not sent weeks later', async () => {
  queueMail(shop.shop, mail);
  shop.now = new Date(shop.now.getTime() + 14 * 24 * 60 * 60 * 1000);
  keepDelivering(shop.shop, { schedule, send });
  await deliverMails(shop.shop, send);
  expect(sent).toEqual([]);
});

test('closing calls the timer off and lets the message on its way arrive', async () => {
  let arrive = (): void => undefined;
  const slow = () =>
    new Promise<void>((resolve) => {
      arrive = resolve;
    });
  queueMail(shop.shop, mail);
  queueMail(shop.shop, { ...mail, to: 'zweite@example.test' });
  const stop = keepDelivering(shop.shop, { schedule, send: slow });
  await Promise.resolve();
  const stopping = stop();
  await Promise.resolve();
  arrive();
  await stopping;
  expect(planned).toEqual([]);
  const rows = shop.shop.database.prepare('SELECT sent_at IS NOT NULL AS sent FROM mail').all();
  expect(rows.map(({ sent: isSent }) => isSent).toSorted()).toEqual([0, 1]);
});

test('a server that never answers does not keep the shop from closing', async () => {
  queueMail(shop.shop, mail);
  const stop = keepDelivering(shop.shop, { schedule, send: () => new Promise(() => undefined) });
  const stopping = stop();
  expect(planned.map(({ delay }) => delay)).toEqual([5000]);
  planned[0]?.work();
  await stopping;
  expect(planned).toEqual([]);
});

test.each([1, 30, 365])(
  'a mail put off while the clock was %i days ahead does not wait for that time',
  async (days) => {
    isDown = true;
    queueMail(shop.shop, mail);
    keepDelivering(shop.shop, { schedule, send });
    await deliverMails(shop.shop, send);
    await wait();
    shop.now = new Date(shop.now.getTime() - days * 24 * 60 * 60 * 1000);
    isDown = false;
    await deliverMails(shop.shop, send);
    expect([sent, planned]).toEqual([['max@example.test'], []]);
  },
);
