import { afterEach, beforeEach, expect, test } from 'vitest';
import { doubleAccess, startAdminApiDouble, type AdminApiDouble } from '../testing/admin-api-double.ts';
import { runOrderCommand, runOrdersCommand } from './run-desk-commands.ts';

let shopware: AdminApiDouble;
beforeEach(async () => {
  shopware = await startAdminApiDouble();
});
afterEach(() => shopware.stop());

async function run(command: typeof runOrderCommand, ...parameters: readonly string[]) {
  const told: string[] = [];
  const voice = { say: (line: string) => void told.push(line), complain: (line: string) => void told.push(line) };
  const environment = {
    SHOPWARE_ENDPOINT: shopware.endpoint,
    SHOPWARE_ACCESS_TOKEN: doubleAccess.key,
    SHOPWARE_ADMIN_ID: doubleAccess.id,
    SHOPWARE_ADMIN_SECRET: doubleAccess.secret,
  };
  const code = await command(parameters, environment, voice);
  return { code, told: told.join('\n') };
}
const list = () => run(runOrdersCommand);
const mark = (word: string, ...more: readonly string[]) => run(runOrderCommand, '10042', '--mark', word, ...more);

const stateOf = (technicalName: string) => ({ stateMachineState: { technicalName } });

function order(more: object = {}): void {
  shopware.store.put('order', {
    id: 'a'.repeat(32),
    orderNumber: '10042',
    orderDateTime: '2026-11-20T09:00:00.000+00:00',
    salesChannel: { accessKey: doubleAccess.key },
    orderCustomer: { firstName: 'Klara', lastName: 'Kundin' },
    lineItems: [
      { id: '2', position: 2, payload: { printJob: { id: 'j', role: 'paper' } } },
      { id: '1', position: 1, payload: { printJob: { id: 'j', role: 'lead', title: 'Walzer', spec: {}, files: [] } } },
    ],
    deliveries: [{ id: 'd'.repeat(32), ...stateOf('open') }],
    transactions: [
      { id: 'e'.repeat(32), createdAt: '2026-11-20T09:05:00.000+00:00', ...stateOf('cancelled') },
      { id: 'f'.repeat(32), createdAt: '2026-11-20T09:00:00.000+00:00', ...stateOf('open') },
    ],
    ...stateOf('open'),
    ...more,
  });
}

test('an order of a Shopware goes its way by the steps of its state machines, with the tracking number', async () => {
  order();
  expect((await list()).told).toBe('10042  2026-11-20  Klara Kundin  “Walzer”  payment: open  new\n1 open.');
  expect((await mark('paid')).told).toBe('Order 10042 is marked paid. The Shopware sends the mail it has for that.');
  await mark('printing');
  expect((await list()).told).toContain('payment: paid  printing');
  expect((await mark('dispatched', '--tracking', '0034')).code).toBe(0);
  expect(shopware.store.of('order_delivery').get('d'.repeat(32))).toMatchObject({ trackingCodes: ['0034'] });
  expect((await list()).told).toContain('dispatched');
  await mark('delivered');
  expect((await list()).told).toBe('There is no open order.');
  const steps = shopware.calls.filter((call) => call.includes('/state/'));
  expect(steps.map((call) => /_action\/(\w+)\/\w+\/state\/(\w+) (\d+)/.exec(call)?.slice(1).join(' '))).toEqual([
    'order_transaction paid 200',
    'order process 200',
    'order_delivery ship 200',
    'order complete 200',
  ]);
});

test('a cancelled order is listed while it is paid, and other channels’ orders never', async () => {
  order({ ...stateOf('cancelled'), transactions: [{ id: 'f'.repeat(32), ...stateOf('paid') }] });
  expect((await list()).told).toContain('cancelled, its money is to go back');
  await mark('refunded');
  expect((await list()).told).toBe('There is no open order.');
  order({ salesChannel: { accessKey: 'SWSCANOTHER' } });
  expect((await list()).told).toBe('There is no open order.');
});

test('an order that is not there, or cannot bear the mark, changes nothing', async () => {
  expect(await mark('printing')).toEqual({ code: 1, told: 'There is no order 10042; nothing was changed.' });
  order();
  expect((await mark('delivered')).told).toContain('mark it dispatched first');
  expect(shopware.calls.filter((call) => call.includes('_action/'))).toEqual([]);
});
