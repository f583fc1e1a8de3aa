import { existsSync } from 'node:fs';
import { openBackend } from './backend/backend.ts';
import { createWeb } from './create-web.ts';
import { SettingRefused } from './settings/setting-refused.ts';
import { missingSettings } from './settings/missing-settings.ts';
import { lookAtShopware } from './shopware/look-at-shopware.ts';
import { readSettings, type Settings } from './settings/settings.ts';
import { startFailure } from './start-failure.ts';
import { startServer } from './start-server.ts';
import { surviveStrayErrors } from './connections/stray-errors.ts';
import { whereMailsGo } from './settings/where-mails-go.ts';

const buildFolder = 'dist';

/** How long running requests may take to finish after the order to stop. */
const gracePeriodMs = 20_000;

/** How long it may then take to close the data. What was acknowledged is on disk anyway. */
const closingMs = 10_000;

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  if (!existsSync(`${buildFolder}/server/render.js`))
    throw new SettingRefused('There is no finished build; "npm start" makes one.');
  const origin = settings.publicUrl ?? originOf(settings);
  const server = await startServer(settings, async () => {
    const backend = await openBackend(settings, origin);
    const { answer: backendAnswer, contentVersion, listPages } = backend;
    const shop = { backend: backendAnswer, contentVersion, listPages, health: () => backend.health() };
    const answer = await createWeb({ settings, ...shop, build: buildFolder, origin });
    const look = lookAtShopware({ settings, answer, origin }).then(tell);
    // Only a shop that others see waits for what may end its start; it ends no other.
    if (settings.publicUrl !== undefined) await look;
    const { markOrder } = backend;
    const retire = (patienceMs: number) => backend.retire(patienceMs);
    return { answer, markOrder, retire, close: () => backend.close() };
  });
  surviveStrayErrors();
  let isStopping = false;
  const stop = async (): Promise<void> => {
    // A terminal sends its signal to `npm start` and to this process, which gets it twice.
    if (isStopping) return;
    isStopping = true;
    setTimeout(() => endWith(new Error('Closing takes too long.')), gracePeriodMs + closingMs).unref();
    await server.stop(gracePeriodMs).catch(endWith);
    process.exit(0);
  };
  for (const order of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(order, () => void stop());
  tell(missingSettings(settings));
  // Only now: whoever reads it may order to stop at once.
  process.stdout.write(`${settings.brand.name} is ready: ${origin}\n${whereMailsGo(settings, origin)}\n`);
  // Whoever started this process over a channel keeps it running, see tools/bootstrap/keep-server.mjs.
  process.send?.('ready');
}

function tell(lines: readonly string[]): void {
  for (const line of lines) process.stderr.write(`${line}\n`);
}

function originOf({ host, port }: Settings): string {
  const everyAddress = host === '0.0.0.0' || host === '::';
  return `http://${everyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

function endWith(error: unknown): never {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}

await start().catch(endWith);
