import { readFile, writeFile } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { readPriceList } from '#shop/price-list/read-price-list.ts';
import { startingPrices } from '#shop/price-list/starting-prices.ts';
import { writePriceList } from '#shop/price-list/write-price-list.ts';
import { asDiskRefusal } from '../disk-refusal.ts';
import { createAdminApi, type AdminApi } from './admin/admin-api.ts';
import { readShopwareSettings, requireIntegration, type ShopwareSettings } from './admin/shopware-settings.ts';
import { checkShop } from './check-shop.ts';
import { exportPrices } from './export-prices.ts';
import { planRemoval, removeMade } from './remove-made.ts';
import { carryOut, planSetUp } from './set-up.ts';
import { createAskStore } from './store-api.ts';

type Say = (line: string) => void;
type Environment = Readonly<Record<string, string | undefined>>;

/** What a command works with. */
interface Work {
  /** The price list named, as a whole path; undefined when none is. */
  readonly file: string | undefined;
  readonly dryRun: boolean;
  readonly environment: Environment;
  readonly say: Say;
}

const commands: Readonly<Record<string, (work: Work) => Promise<number>>> = {
  'price-list': giveStartingPrices,
  setup: setUp,
  check,
  export: giveCurrentPrices,
  remove,
};

const usage = `npm run owner -- shopware COMMAND

  price-list FILE         writes a price list to start with; edit it in a spreadsheet
  setup FILE [--dry-run]  brings the print products of the price list into your Shopware; --dry-run only tells
  check                   tells what your Shopware still lacks
  export FILE             writes the prices of your Shopware into a price list
  remove [--dry-run]      deletes what setup made

SHOPWARE_ENDPOINT and SHOPWARE_ACCESS_TOKEN name the shop and its sales channel; SHOPWARE_ADMIN_ID and
SHOPWARE_ADMIN_SECRET are an integration of it. docs/shopware.md tells step by step.`;

/** Runs one of the commands to its end and gives its exit code; refusals are told in plain words by `complain`. */
export async function runShopwareCommand(
  parameters: readonly string[],
  environment: Environment,
  { say, complain }: { readonly say: Say; readonly complain: Say },
): Promise<number> {
  try {
    const { positionals, values } = read(parameters);
    const [name = '', file, ...more] = positionals;
    const command = commands[name];
    if (command === undefined || more.length > 0) throw new DataRefused(usage);
    // npm changes into the project's folder; a relative name is meant from where npm was called.
    const from = environment['INIT_CWD'] ?? process.cwd();
    return await command({ file: file && resolve(from, file), dryRun: values['dry-run'] === true, environment, say });
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    complain(error instanceof DataRefused ? error.message : (stack ?? String(error)));
    return 1;
  }
}

function read(parameters: readonly string[]) {
  try {
    const options = { 'dry-run': { type: 'boolean' } } as const;
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new DataRefused(usage);
  }
}

async function giveStartingPrices({ file, say }: Work): Promise<number> {
  await writeNew(fileOf(file, 'price-list'), writePriceList(startingPrices()));
  say('Edit the prices in a spreadsheet, save as CSV UTF-8, then: npm run owner -- shopware setup FILE --dry-run');
  return 0;
}

async function setUp({ file, dryRun, environment, say }: Work): Promise<number> {
  const path = fileOf(file, 'setup');
  const bytes = await readFile(path).catch((error: unknown) => {
    throw new DataRefused(`The price list ${path} cannot be read (${String(error)}).`);
  });
  const prices = readPriceList(bytes, basename(path));
  const { api, accessKey } = openShop(environment);
  const plan = await planSetUp({ api, accessKey, prices });
  for (const line of plan.lines) say(line);
  const changes = plan.base.length + plan.products.length + plan.gone.length;
  if (changes === 0) say('Everything is as the price list says; nothing to change.');
  else if (dryRun) say(`${changes} changes; nothing was changed (--dry-run).`);
  else {
    await carryOut(api, plan, say);
    say('Done. npm run owner -- shopware check tells what is still missing.');
  }
  return 0;
}

async function check({ environment, say }: Work): Promise<number> {
  const settings = readShopwareSettings(environment);
  const results = await checkShop(createAskStore(settings));
  for (const { fine, words } of results) say(`${fine ? 'ok      ' : 'MISSING '} ${words}`);
  const missing = results.filter(({ fine }) => !fine).length;
  say(missing === 0 ? '\nThe shop is ready.' : `\n${missing} ${missing === 1 ? 'thing is' : 'things are'} missing.`);
  return missing > 0 ? 1 : 0;
}

async function giveCurrentPrices({ file, environment, say }: Work): Promise<number> {
  const path = fileOf(file, 'export');
  const { api, accessKey } = openShop(environment);
  const prices = await exportPrices(api, accessKey);
  await writeNew(path, writePriceList(prices));
  say(`${prices.length} products written.`);
  return 0;
}

async function remove({ dryRun, environment, say }: Work): Promise<number> {
  const { api, accessKey } = openShop(environment);
  const plan = await planRemoval(api, accessKey);
  for (const line of plan.lines) say(line);
  if (plan.lines.length === 0) say('There is nothing the set-up made.');
  else if (dryRun) say('Nothing was deleted (--dry-run).');
  else {
    await removeMade(api, plan);
    say('Deleted.');
  }
  return 0;
}

function openShop(environment: Environment): { readonly api: AdminApi; readonly accessKey: string } {
  const settings: ShopwareSettings = readShopwareSettings(environment);
  const integration = requireIntegration(settings);
  return { api: createAdminApi({ endpoint: settings.endpoint, integration }), accessKey: settings.accessKey };
}

function fileOf(file: string | undefined, command: string): string {
  if (file === undefined || file === '')
    throw new DataRefused(`Name the price list: npm run owner -- shopware ${command} FILE`);
  return file;
}

/** Writes a file that must not be there: nobody's edited prices are lost. */
async function writeNew(path: string, text: string): Promise<void> {
  try {
    await writeFile(path, text, { flag: 'wx' });
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new DataRefused(`${path} is there already; name another file.`);
    throw asDiskRefusal(error, path);
  }
}
