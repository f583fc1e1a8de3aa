import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { markOrder } from '#shop/desk/mark-order.ts';
import { lastTransaction } from '#shop/orders/transactions.ts';
import { newCustomer } from '#shop/testing/customers.ts';
import { newestMails } from '#shop/testing/newest-mails.ts';
import { lineItem, openFilledShop, type TestShop } from '#shop/testing/serve-checkout.ts';
import { leadPayload } from '#shop/testing/uploads.ts';
import { openDesk } from '../../web/desk/open-desk.ts';
import { runOrderCommand, runOrdersCommand } from './run-desk-commands.ts';

const data = removableFolder();
let shop: TestShop;
let desk: Awaited<ReturnType<typeof openDesk>>;
beforeAll(async () => {
  shop = await openFilledShop({ folder: data.path, inMemory: false });
  desk = await openDesk(data.path, (request) => markOrder(shop.shop, request));
});
afterAll(async () => {
  await desk.close();
  await shop.close();
  data.remove();
});

async function run(command: typeof runOrderCommand, ...parameters: readonly string[]) {
  const said: string[] = [];
  const complaints: string[] = [];
  const voice = { say: (line: string) => void said.push(line), complain: (line: string) => void complaints.push(line) };
  const code = await command(parameters, { DATA_DIR: data.path }, voice);
  return { code, told: [...said, ...complaints].join('\n') };
}
const list = () => run(runOrdersCommand);
const mark = (number: string, word: string, ...more: readonly string[]) =>
  run(runOrderCommand, number, '--mark', word, ...more);

async function placed(title = 'Walzer') {
  const { shopper, email } = await newCustomer(shop);
  const payload = leadPayload('a1', [], { title, spec: { copies: 40, format: 'A4' }, lineIds: [] });
  await shopper.ok('POST', '/checkout/cart/line-item', { items: [lineItem('klammer', 1, { payload })] });
  const { id, orderNumber } = await shopper.ok('POST', '/checkout/order', {});
  const number = String(orderNumber);
  const subjects = async () =>
    (await newestMails(shop.shop, 200)).filter(({ recipient }) => recipient === email).map(({ subject }) => subject);
  const states = async () => {
    const associations = { stateMachineState: {}, deliveries: { associations: { stateMachineState: {} } } };
    const { orders } = await shopper.ok('POST', '/order', { associations });
    return [...JSON.stringify(orders).matchAll(/"technicalName":"(open|in_progress|completed|shipped)"/g)]
      .map(([, name]) => name)
      .toSorted();
  };
  return { id: String(id), number, email, subjects, states };
}

const lineOf = async (number: string) => (await list()).told.split('\n').find((line) => line.startsWith(`${number} `));

test('an order goes its way from the desk, and its customer is told of each step there is a mail for', async () => {
  const { number, email, subjects, states } = await placed('Walzer\nNr. 2');
  expect(await lineOf(number)).toMatch(
    /^\d+ {2}\d{4}-\d\d-\d\d {2}Klara Kundin {2}“Walzer Nr\. 2” {2}payment: open {2}new$/,
  );
  expect(await mark(number, 'delivered')).toEqual({
    code: 1,
    told: `Order ${number} cannot be marked delivered: it was not dispatched yet; mark it dispatched first.`,
  });
  expect((await mark(number, 'paid')).told).toBe(`Order ${number} is marked paid. A mail to ${email} is on its way.`);
  expect(await mark(number, 'printing')).toEqual({ code: 0, told: `Order ${number} is marked printing.` });
  expect([await lineOf(number), await states()]).toEqual([
    expect.stringMatching(/payment: paid {2}printing$/),
    ['in_progress', 'open'],
  ]);
  await mark(number, 'dispatched', '--tracking', '0034');
  expect([await lineOf(number), await states()]).toEqual([
    expect.stringMatching(/dispatched$/),
    ['in_progress', 'shipped'],
  ]);
  expect((await mark(number, 'dispatched')).told).toContain('already; nothing was changed, nobody was told');
  expect((await subjects()).filter((subject) => subject.includes('ist unterwegs'))).toHaveLength(1);
  expect((await mark(number, 'cancelled')).told).toContain('it has left the house');
  expect((await mark(number, 'delivered')).code).toBe(0);
  expect([await lineOf(number), await states()]).toEqual([undefined, ['completed', 'shipped']]);
});

test('a cancelled order stays in the list until its money went back, and the customer hears that it was the shop', async () => {
  const { id, number, subjects } = await placed();
  expect((await mark(number, 'refunded')).told).toContain('nothing of it was paid');
  await mark(number, 'paid');
  await mark(number, 'cancelled');
  expect(await lineOf(number)).toMatch(/cancelled, its money is to go back$/);
  expect((await mark(number, 'printing')).told).toContain('it is cancelled');
  await mark(number, 'refunded');
  expect([await lineOf(number), lastTransaction(shop.shop, id)?.state]).toEqual([undefined, 'refunded']);
  const told = await subjects();
  expect(told.filter((subject) => subject.includes('storniert'))).toHaveLength(1);
  expect(told.filter((subject) => subject.startsWith('Rückzahlung'))).toHaveLength(1);
});

test('a dispatched order that was new is begun as well', async () => {
  const { number, states } = await placed();
  await mark(number, 'dispatched');
  expect(await states()).toEqual(['in_progress', 'shipped']);
});

test('what cannot be meant is answered with what there is, and changes nothing', async () => {
  const { number } = await placed();
  expect((await mark('99999999', 'printing')).told).toBe('There is no order 99999999; nothing was changed.');
  expect((await mark(number, 'sent')).told).toContain('MARK is one of');
  expect((await run(runOrderCommand, number)).told).toContain('MARK is one of');
  expect((await mark(number, 'printing', '--tracking', '1')).told).toContain('goes with --mark dispatched only');
  expect(await lineOf(number)).toMatch(/new$/);
});

test('the desk is for whoever can read the data folder, and closed when the shop does not run', async () => {
  const { number } = await placed();
  const door = join(data.path, 'desk.json');
  expect(statSync(door).mode & 0o077).toBe(0);
  const { port } = JSON.parse(readFileSync(door, 'utf8'));
  const knock = (headers: Record<string, string>) =>
    fetch(`http://127.0.0.1:${port}/mark`, {
      method: 'POST',
      headers,
      body: JSON.stringify({ orderNumber: number, mark: 'cancelled', trackingCodes: [] }),
    });
  expect([(await knock({})).status, (await knock({ authorization: 'Bearer x' })).status]).toEqual([401, 401]);
  await desk.close();
  expect(existsSync(door)).toBe(false);
  expect((await mark(number, 'printing')).told).toContain('does not run, so nobody would send its mails');
  expect(await lineOf(number)).toMatch(/new$/);
  desk = await openDesk(data.path, (request) => markOrder(shop.shop, request));
  expect((await mark(number, 'printing')).code).toBe(0);
});
