import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import { createShop, defaultAccessKey } from '../create-shop.ts';
import type { JsonValue } from '../base/json.ts';
import { markPaid } from '../payment/finish-payment.ts';
import { lastTransaction } from '../orders/transactions.ts';
import { makeOrderMails } from '../mail/make-order-mails.ts';
import { makeInvoices } from '../orders/make-invoices.ts';
import { postMails } from '../post/deliver-mails.ts';

/**
 * Run by a test in a folder with a customer's full cart: orders it and is killed, as if by the machine, once that is
 * acknowledged; or once the order is paid as well, or once the paper of its invoice is on disk and nowhere noted; or
 * while its mails are written down, or when they are in the outbox and nowhere noted.
 */
const [folder = '', token = '', until = 'ordered'] = process.argv.slice(2);
const running = await createShop({ folder, baseUrl: 'http://shop.test' });

/** Lets nobody write to the database any more, and kills the process as soon as there is a paper. */
const killer = `
  const { readdirSync } = require('node:fs');
  const { parentPort, workerData: folder } = require('node:worker_threads');
  const database = new (require('node:sqlite').DatabaseSync)(folder + '/shop.sqlite');
  database.exec('BEGIN IMMEDIATE');
  const papers = () => readdirSync(folder, { recursive: true }).filter((name) => name.endsWith('.pdf'));
  setInterval(() => papers().length > 0 && process.kill(process.pid, 'SIGKILL'), 1);
  parentPort.postMessage('held');
`;

const deadlyWrites: Readonly<Record<string, string>> = { composing: 'INSERT', posting: 'UPDATE' };

/** Kills the process in the middle of such a write to its mails. */
function dieAt(write: string): void {
  const { database } = running.shop;
  database.function('die', () => {
    process.kill(process.pid, 'SIGKILL');
    return 1;
  });
  database.exec(`CREATE TEMP TRIGGER dying BEFORE ${write} ON main.mail BEGIN SELECT die(); END`);
}

async function call(method: string, path: string, body: JsonValue): Promise<string> {
  const answer = await running.fetch(
    new Request(`http://shop.test/store-api${path}`, {
      method,
      headers: {
        'sw-access-key': defaultAccessKey,
        'sw-context-token': token,
        'content-type': 'application/json',
      },
      body: JSON.stringify(body),
    }),
  );
  if (answer.status !== 200) throw new Error(`Answered ${answer.status}`);
  return answer.text();
}

const deadlyWrite = deadlyWrites[until];
if (deadlyWrite !== undefined) dieAt(deadlyWrite);
const { id }: { id: string } = JSON.parse(await call('POST', '/checkout/order', {}));
if (deadlyWrite !== undefined) {
  await makeOrderMails(running.shop);
  await postMails(running.shop);
  throw new Error('Mails were written without such a write');
}
if (until !== 'ordered') markPaid(running.shop, lastTransaction(running.shop, id)?.id ?? '', id);
if (until === 'paid') void makeInvoices(running.shop);
if (until === 'filed') {
  await makeOrderMails(running.shop);
  await postMails(running.shop);
  await once(new Worker(killer, { eval: true, workerData: folder }), 'message');
  await makeInvoices(running.shop);
  throw new Error('The invoice was made, or could not be');
}
process.kill(process.pid, 'SIGKILL');
