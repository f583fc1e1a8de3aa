import { spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { ensureBrowser } from './bootstrap/browser.mjs';
import { ensureBuild } from './bootstrap/build.mjs';
import { checkTools, ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureNode, environmentWith } from './bootstrap/node-runtime.mjs';
import { CannotGoOn, endWith } from './bootstrap/step.mjs';

/** `npm run bench -- <name> [options]`: measures and prints; nothing here passes or fails. */
const benches = readdirSync('bench')
  .filter((name) => name.endsWith('.ts'))
  .map((name) => name.slice(0, -3));

try {
  checkTools();
  const [name, ...options] = process.argv.slice(2);
  if (name === undefined || !existsSync(`bench/${name}.ts`))
    throw new CannotGoOn(`Which benchmark? ${benches.map((each) => `npm run bench -- ${each}`).join(', ')}`);
  const node = await ensureNode();
  const environment = environmentWith(node);
  await ensureDependencies();
  await ensureBuild(environment);
  const browser = await ensureBrowser(environment);
  const bench = spawn(node, [`bench/${name}.ts`, ...options], {
    env: { ...environment, CHROMIUM: browser ?? '' },
    stdio: 'inherit',
  });
  bench.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  endWith(error);
}
