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
import { checkAdministration } from './check-administration.ts';
import { checkShop } from './check-shop.ts';
import { exportExtras } from './export-extras.ts';
import { exportPrices } from './export-prices.ts';
import { nameLines, planNaming } from './name-lines.ts';
import { isExtra, type SetUpExtra } from './records/extra-records.ts';
import { readKeptRecords, writeKeptRecords, type KeptRecord } from './records/kept-records.ts';
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
  /** What the set-up is to make beside the print products. */
  readonly extras: ReadonlySet<SetUpExtra>;
  /** The file of shipping and content, as a whole path; undefined when none is named. */
  readonly extrasFile: string | undefined;
  readonly environment: Environment;
  readonly say: Say;
}

const commands: Readonly<Record<string, (work: Work) => Promise<number>>> = {
  'price-list': giveStartingPrices,
  setup: setUp,
  check,
  export: giveCurrentState,
  'name-lines': nameOrderLines,
  remove,
};

const usage = `npm run owner -- shopware COMMAND

  price-list FILE         writes a price list to start with; edit it in a spreadsheet
  setup FILE [--dry-run]  brings the print products of the price list into your Shopware; --dry-run only tells
    --with shipping       makes letter and parcel by weight as well, switched off
    --with content        makes legal pages in the footer as well, switched off; both: --with shipping,content
    --extras FILE         makes shipping and pages again as such a file of export has them, where they are missing
  check                   tells what your Shopware still lacks; with an integration, also what only its owner can see
  name-lines [--dry-run]  writes the print job's name before the lines of orders of the last 30 days
  export FILE             writes the prices of your Shopware into a price list
    --extras FILE         writes the shipping methods, rules and pages that setup made, as they are now, into a second file
  remove [--dry-run]      deletes what setup made, shipping and content included

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
    return await command({
      file: file && resolve(from, file),
      dryRun: values['dry-run'] === true,
      extras: readExtras(values.with),
      extrasFile: values.extras === undefined ? undefined : resolve(from, values.extras),
      environment,
      say,
    });
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    complain(error instanceof DataRefused ? error.message : (stack ?? String(error)));
    return 1;
  }
}

function read(parameters: readonly string[]) {
  try {
    const options = { 'dry-run': { type: 'boolean' }, with: { type: 'string' }, extras: { type: 'string' } } as const;
    return parseArgs({ args: [...parameters], options, allowPositionals: true });
  } catch {
    throw new DataRefused(usage);
  }
}

function readExtras(named = ''): ReadonlySet<SetUpExtra> {
  const words = named.split(',').filter((word) => word !== '');
  if (!words.every(isExtra)) throw new DataRefused(usage);
  return new Set(words);
}

async function giveStartingPrices({ file, say }: Work): Promise<number> {
  await writeNew(fileOf(file, 'price-list'), writePriceList(startingPrices()));
  say('Edit the prices in a spreadsheet, save as CSV UTF-8, then: npm run owner -- shopware setup FILE --dry-run');
  return 0;
}

async function setUp({ file, dryRun, extras, extrasFile, environment, say }: Work): Promise<number> {
  const path = fileOf(file, 'setup');
  const prices = readPriceList(await readNamed(path, 'price list'), basename(path));
  const kept = extrasFile === undefined ? [] : await readExtrasFile(extrasFile);
  const { api, accessKey } = openShop(environment);
  const plan = await planSetUp({ api, accessKey, prices, extras, kept });
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
  const { accessKey, endpoint, integration } = settings;
  const seen = await checkShop(createAskStore(settings));
  const known = integration && (await checkAdministration(createAdminApi({ endpoint, integration }), accessKey));
  const results = [...seen, ...(known ?? [])];
  for (const { fine, words } of results) say(`${fine ? 'ok      ' : 'MISSING '} ${words}`);
  const missing = results.filter(({ fine }) => !fine).length;
  if (known === undefined) say(`\n${onlyWithIntegration}`);
  say(missing === 0 ? '\nThe shop is ready.' : `\n${missing} ${missing === 1 ? 'thing is' : 'things are'} missing.`);
  return missing > 0 ? 1 : 0;
}

const onlyWithIntegration =
  'Mails, domains and the state of the print products were not looked at: set SHOPWARE_ADMIN_ID and SHOPWARE_ADMIN_SECRET.';

async function giveCurrentState({ file, extrasFile, environment, say }: Work): Promise<number> {
  const path = fileOf(file, 'export');
  const { api, accessKey } = openShop(environment);
  const prices = await exportPrices(api, accessKey);
  const kept = extrasFile === undefined ? [] : await exportExtras(api, accessKey);
  if (extrasFile !== undefined) {
    if (kept.length === 0) throw new DataRefused(nothingMade);
    await writeNew(extrasFile, writeKeptRecords(kept));
  }
  await writeNew(path, writePriceList(prices));
  say(`${prices.length} products written.`);
  if (kept.length > 0) say(`${kept.length} records of shipping and content written.`);
  return 0;
}

const nothingMade =
  'There are no shipping methods and no pages that setup made, and nothing was written; export without --extras.';

/** Orders older than so many days are printed and sent. */
const daysToName = 30;

async function nameOrderLines({ dryRun, environment, say }: Work): Promise<number> {
  const { api, accessKey } = openShop(environment);
  const plan = await planNaming(api, accessKey, new Date(Date.now() - daysToName * 24 * 3600 * 1000));
  for (const line of plan.lines) say(line);
  if (plan.changes.length === 0) say('Every line of a print job says which job it belongs to.');
  else if (dryRun) say(`${plan.changes.length} lines; nothing was changed (--dry-run).`);
  else {
    await nameLines(api, plan);
    say(`${plan.changes.length} lines named.`);
  }
  return 0;
}

async function remove({ dryRun, environment, say }: Work): Promise<number> {
  const { api, accessKey } = openShop(environment);
  const plan = await planRemoval(api, accessKey);
  for (const line of plan.lines) say(line);
  if (plan.lines.length === 0) say('There is nothing the set-up made.');
  else if (dryRun) say('Nothing was deleted (--dry-run).');
  else {
    const kept = await removeMade(api, plan);
    for (const line of kept) say(line);
    say(kept.length === 0 ? 'Deleted.' : 'Deleted, but for what is named with a reason.');
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

const readExtrasFile = async (path: string): Promise<readonly KeptRecord[]> =>
  readKeptRecords((await readNamed(path, 'file')).toString(), basename(path));

const readNamed = (path: string, what: string): Promise<Buffer> =>
  readFile(path).catch((error: unknown) => {
    const isMissing = error instanceof Error && 'code' in error && error.code === 'ENOENT';
    throw new DataRefused(
      isMissing
        ? `There is no ${what} ${path}; look at its name and folder.`
        : `The ${what} ${path} cannot be read (${String(error)}).`,
    );
  });

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
