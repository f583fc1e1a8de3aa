import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { createAdminApi } from '../shopware/admin/admin-api.ts';
import { readShopwareSettings, requireIntegration } from '../shopware/admin/shopware-settings.ts';
import { findEmbeddedOrder } from './embedded-order.ts';
import { fetchOrder } from './fetch-order.ts';
import type { FileSource } from './file-source.ts';
import { filesInFolder } from './files-in-folder.ts';
import { filesOverHttp } from './files-over-http.ts';
import type { PlacedOrder } from './ordered-job.ts';
import { findShopwareOrder } from './shopware-order.ts';

type Say = (line: string) => void;
type Environment = Readonly<Record<string, string | undefined>>;

const usage = `npm run owner -- files ORDERNUMBER … --to FOLDER

Fetches the files of these orders, a folder for each print job, with a ticket that tells how it is printed: job.txt for people,
job.json for machines. Run again, it goes on where it stopped; what is there whole is not fetched again.

The orders are those of the Shopware in SHOPWARE_ENDPOINT (with SHOPWARE_ACCESS_TOKEN, SHOPWARE_ADMIN_ID and
SHOPWARE_ADMIN_SECRET), else of the embedded shop in DATA_DIR; the files those of the bucket in STORAGE_ENDPOINT and
STORAGE_BUCKET (STORAGE_ADMIN_TOKEN where it asks who reads), else of the embedded store in DATA_DIR.`;

/** Runs the command to its end and gives its exit code: 1 when a file is missing or something was refused. */
export async function runFilesCommand(
  parameters: readonly string[],
  environment: Environment,
  { say, complain }: { readonly say: Say; readonly complain: Say },
): Promise<number> {
  try {
    const { numbers, to } = read(parameters, environment);
    const findOrder = orderFinder(environment);
    let source: FileSource | undefined;
    let missing = 0;
    for (const orderNumber of numbers) {
      const order = await findOrder(orderNumber);
      if (order === undefined) throw new DataRefused(`There is no order ${orderNumber}.`);
      source ??= fileSource(environment);
      missing += await fetchOrder(order, source, { to, say });
    }
    if (missing > 0) complain(`${missing} ${missing === 1 ? 'file is' : 'files are'} missing; the tickets say which.`);
    return missing > 0 ? 1 : 0;
  } catch (error) {
    const stack = error instanceof Error ? error.stack : undefined;
    complain(error instanceof DataRefused ? error.message : (stack ?? String(error)));
    return 1;
  }
}

function read(parameters: readonly string[], environment: Environment) {
  const { positionals, values } = parsed(parameters);
  if (positionals.length === 0 || values.to === undefined || values.to === '') throw new DataRefused(usage);
  // npm changes into the project's folder; a relative name is meant from where npm was called.
  return { numbers: positionals, to: resolve(environment['INIT_CWD'] ?? process.cwd(), values.to) };
}

function parsed(parameters: readonly string[]) {
  try {
    return parseArgs({ args: [...parameters], options: { to: { type: 'string' } }, allowPositionals: true });
  } catch {
    throw new DataRefused(usage);
  }
}

const setting = (environment: Environment, name: string): string | undefined => environment[name]?.trim() || undefined;

/** As the start resolves it. */
const dataFolderOf = (environment: Environment): string => resolve(setting(environment, 'DATA_DIR') ?? '.data');

const isBesideShopware = (environment: Environment): boolean => setting(environment, 'SHOPWARE_ENDPOINT') !== undefined;

function orderFinder(environment: Environment): (orderNumber: string) => Promise<PlacedOrder | undefined> {
  if (!isBesideShopware(environment))
    return (orderNumber) => Promise.resolve(findEmbeddedOrder(dataFolderOf(environment), orderNumber));
  const settings = readShopwareSettings(environment);
  const api = createAdminApi({ endpoint: settings.endpoint, integration: requireIntegration(settings) });
  return (orderNumber) => findShopwareOrder(api, orderNumber);
}

function fileSource(environment: Environment): FileSource {
  const endpoint = setting(environment, 'STORAGE_ENDPOINT');
  if (endpoint === undefined)
    return filesInFolder(dataFolderOf(environment), isBesideShopware(environment) ? 'storage.sqlite' : 'shop.sqlite');
  if (!URL.canParse(endpoint) || !/^https?:/.test(endpoint))
    throw new DataRefused(
      'STORAGE_ENDPOINT is not a web address; it looks like https://firebasestorage.googleapis.com',
    );
  return filesOverHttp({
    endpoint: endpoint.replace(/\/+$/, ''),
    bucket: setting(environment, 'STORAGE_BUCKET') ?? 'notenfalz',
    token: setting(environment, 'STORAGE_ADMIN_TOKEN'),
  });
}
