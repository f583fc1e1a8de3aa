import { spawn } from 'node:child_process';
import { ensureBuild } from './bootstrap/build.mjs';
import { checkTools, ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureNode, environmentWith } from './bootstrap/node-runtime.mjs';
import { endWith } from './bootstrap/step.mjs';

/** `npm start`: sets up what is missing, then runs the shop until it is stopped. */
try {
  checkTools();
  const node = await ensureNode();
  const environment = environmentWith(node);
  await ensureDependencies();
  await ensureBuild(environment);
  const server = spawn(node, ['web/main.ts'], { env: environment, stdio: 'inherit' });
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => server.kill(signal));
  server.on('close', (code, signal) => process.exit(code ?? (signal === null ? 1 : 0)));
} catch (error) {
  endWith(error);
}
