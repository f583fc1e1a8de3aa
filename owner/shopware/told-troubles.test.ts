import { createServer } from 'node:http';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { writeFileSync } from 'node:fs';
import { doubleAccess, startAdminApiDouble, type AdminApiDouble } from '../testing/admin-api-double.ts';
import { runAgainstDouble } from '../testing/run-against-double.ts';
import { createAdminApi } from './admin/admin-api.ts';
import { runShopwareCommand } from './run-shopware-command.ts';
import { createAskStore } from './store-api.ts';

let shopware: AdminApiDouble;
let root = removableFolder();
beforeEach(async () => {
  root = removableFolder();
  shopware = await startAdminApiDouble();
});
afterEach(async () => {
  await shopware.stop();
  root.remove();
});

const right = () => ({
  SHOPWARE_ENDPOINT: shopware.endpoint,
  SHOPWARE_ACCESS_TOKEN: doubleAccess.key,
  SHOPWARE_ADMIN_ID: doubleAccess.id,
  SHOPWARE_ADMIN_SECRET: doubleAccess.secret,
});

/** What each command is told with, where one setting is another than it should be. */
async function told(command: string, wrong: Readonly<Record<string, string>>): Promise<string> {
  const list = join(root.path, 'prices.csv');
  writeFileSync(list, 'sku;name_de;tax;price\nFOLD;Falzen;19;0,20\n');
  const complaints: string[] = [];
  const file = { setup: [list], export: [join(root.path, 'new.csv')] }[command] ?? [];
  const voice = { say: () => undefined, complain: (line: string) => void complaints.push(line) };
  expect(await runShopwareCommand([command, ...file], { ...right(), ...wrong }, voice)).toBe(1);
  return complaints.join('\n');
}

const adminCommands = ['setup', 'export', 'name-lines', 'remove'];

test.each(adminCommands)('%s says of a wrong id or secret which settings are meant', async (command) => {
  for (const wrong of [{ SHOPWARE_ADMIN_ID: 'SWIAOTHER' }, { SHOPWARE_ADMIN_SECRET: 'another' }])
    expect(await told(command, wrong)).toBe(
      'The Shopware does not accept SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET; make a new integration and set both.',
    );
  expect(shopware.store.of('product').size).toBe(0);
});

test.each(adminCommands)('%s names the setting that is missing, and where to find it', async (command) => {
  expect(await told(command, { SHOPWARE_ENDPOINT: '' })).toContain('SHOPWARE_ENDPOINT is missing');
  expect(await told(command, { SHOPWARE_ADMIN_ID: '' })).toContain('Settings, System, Integrations');
  expect(await told(command, { SHOPWARE_ACCESS_TOKEN: 'SWSCANOTHERKEY000000000000' })).toContain(
    'No sales channel of this Shopware has the access key in SHOPWARE_ACCESS_TOKEN',
  );
});

test('an address nobody answers at is told in words, with what to do', async () => {
  const free = createServer();
  await new Promise<void>((resolve) => void free.listen(0, '127.0.0.1', resolve));
  const address = free.address();
  const endpoint = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  await new Promise((resolve) => void free.close(resolve));
  const { id, secret } = doubleAccess;
  const api = createAdminApi({ endpoint, integration: { id, secret }, sleep: () => Promise.resolve() });
  await expect(api.search('tax', {})).rejects.toThrow(
    `${endpoint} does not answer: no server listens at that address. What was done so far stays; run the command again.`,
  );
  const unknown = () =>
    Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error(), { code: 'ENOTFOUND' }) }));
  const ask = createAskStore(
    { endpoint: 'https://shop.invalid', accessKey: doubleAccess.key, integration: undefined },
    unknown,
  );
  await expect(ask('/product', {})).rejects.toThrow('there is no such address, or this machine has no network');
});

test('a Shopware that fails in the middle is told with what to do, and the next run goes on', async () => {
  const list = join(root.path, 'prices.csv');
  writeFileSync(list, 'sku;name_de;tax;price;from_2;price_2\nFOLD;Falzen;19;0,20;10;0,10\n');
  const detail = 'Something is missing on the server.';
  shopware.failNext('/_action/sync', { status: 400, errors: [{ status: '400', code: 'X', detail }] });
  const broken = await runAgainstDouble(shopware, 'setup', list);
  expect(broken.complaints).toBe(
    `The Shopware refused /_action/sync: ${detail}\nWhat was done before stays; when that is mended, run the command again.`,
  );
  expect((await runAgainstDouble(shopware, 'setup', list)).said.at(-1)).toContain('Done.');
  expect(shopware.store.of('product').size).toBe(1);
});

test('a price list that is not there is named', async () => {
  const { complaints } = await runAgainstDouble(shopware, 'setup', join(root.path, 'nowhere.csv'));
  expect(complaints).toContain('There is no price list');
  expect(shopware.calls).toEqual([]);
});
