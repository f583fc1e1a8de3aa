import { afterEach, beforeEach, expect, test } from 'vitest';
import { doubleIds, startAdminApiDouble, type AdminApiDouble } from '../testing/admin-api-double.ts';
import { runAgainstDouble } from '../testing/run-against-double.ts';
import { madeId } from './records/made-id.ts';

let shopware: AdminApiDouble;
beforeEach(async () => {
  shopware = await startAdminApiDouble();
});
afterEach(() => shopware.stop());

const daysAgo = (days: number): string => new Date(Date.now() - days * 24 * 3600 * 1000).toISOString();

interface Ordered {
  readonly label: string;
  readonly payload?: object;
  readonly orderNumber?: string;
  readonly placed?: string;
  readonly salesChannelId?: string;
}

function order({ label, payload = [], orderNumber = '10001', ...rest }: Ordered): string {
  const id = madeId(`line ${label} ${orderNumber}`);
  const { placed = daysAgo(1), salesChannelId = doubleIds.channel } = rest;
  const orderOf = { orderNumber, orderDateTime: placed, salesChannelId };
  shopware.store.put('order_line_item', { id, label, type: 'product', payload, orderId: orderNumber, order: orderOf });
  return id;
}

const lead = { printJob: { id: 'job', role: 'lead', title: 'Walzer', spec: { copies: 40 }, files: [] } };
const member = { printJob: { id: 'job', role: 'paper' } };
const labelOf = (id: string) => shopware.store.of('order_line_item').get(id)?.['label'];
const run = (...parameters: readonly string[]) => runAgainstDouble(shopware, 'name-lines', ...parameters);

test('every line of a print job gets its name and copies before the product’s, once', async () => {
  const [side, paper] = [
    order({ label: 'Druckseite, A4', payload: lead }),
    order({ label: 'Papier', payload: member }),
  ];
  const other = order({ label: 'Metronom' });
  expect((await run('--dry-run')).said).toEqual([
    '~ 10001: Druckseite, A4 → Walzer (40 ×): Druckseite, A4',
    '~ 10001: Papier → Walzer (40 ×): Papier',
    '2 lines; nothing was changed (--dry-run).',
  ]);
  expect(labelOf(side)).toBe('Druckseite, A4');
  expect((await run()).said.at(-1)).toBe('2 lines named.');
  expect([side, paper, other].map(labelOf)).toEqual([
    'Walzer (40 ×): Druckseite, A4',
    'Walzer (40 ×): Papier',
    'Metronom',
  ]);
  expect((await run()).said).toEqual(['Every line of a print job says which job it belongs to.']);
});

test('old orders, those of other sales channels and jobs nobody described are left alone', async () => {
  order({ label: 'Alt', payload: lead, placed: daysAgo(31) });
  order({ label: 'Fremd', payload: lead, salesChannelId: 'e'.repeat(32), orderNumber: '10002' });
  order({ label: 'Ohne Auftrag', payload: member, orderNumber: '10003' });
  expect((await run()).said).toEqual(['Every line of a print job says which job it belongs to.']);
  expect(shopware.calls.filter((call) => call.includes('_action/sync'))).toEqual([]);
});

test('a long title leaves room for the name of the product', async () => {
  const title = 'W'.repeat(300);
  const id = order({ label: 'Druckseite', payload: { printJob: { ...lead.printJob, title } } });
  await run();
  expect(String(labelOf(id))).toBe(`${'W'.repeat(100)} (40 ×): Druckseite`);
});
