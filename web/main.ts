import { existsSync } from 'node:fs';
import { openBackend } from './backend.ts';
import { createWeb } from './create-web.ts';
import { readSettings, SettingRefused, type Settings } from './settings.ts';
import { startFailure } from './start-failure.ts';
import { startServer } from './start-server.ts';
import { surviveStrayErrors } from './stray-errors.ts';
import { whereMailsGo } from './where-mails-go.ts';

const buildFolder = 'dist';

/** How long running requests may take to finish after the order to stop. */
const gracePeriodMs = 5_000;

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
    return { answer, close: () => backend.close() };
  });
  surviveStrayErrors();
  process.stdout.write(`${settings.brand.name} is ready: ${origin}\n${whereMailsGo(settings, origin)}\n`);
  let isStopping = false;
  const stop = async (): Promise<void> => {
    // A terminal sends its signal to `npm start` and to this process, which gets it twice.
    if (isStopping) return;
    isStopping = true;
    await server.stop(gracePeriodMs);
    process.exit(0);
  };
  for (const order of ['SIGTERM', 'SIGINT', 'disconnect']) process.on(order, () => void stop());
  // Whoever started this process over a channel keeps it running, see tools/bootstrap/keep-server.mjs.
  process.send?.('ready');
}

function originOf({ host, port }: Settings): string {
  const everyAddress = host === '0.0.0.0' || host === '::';
  return `http://${everyAddress ? 'localhost' : host.includes(':') ? `[${host}]` : host}:${port}`;
}

try {
  await start();
} catch (error) {
  process.stderr.write(`${startFailure(error)}\n`);
  process.exit(1);
}
