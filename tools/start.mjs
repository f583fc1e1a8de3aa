import { resolve } from 'node:path';
import { ensureBuild } from './bootstrap/build.mjs';
import { checkTools, ensureDependencies } from './bootstrap/dependencies.mjs';
import { keepServer } from './bootstrap/keep-server.mjs';
import { ensureNode, environmentWith } from './bootstrap/node-runtime.mjs';
import { endWith } from './bootstrap/step.mjs';

/** `npm start`: sets up what is missing, then runs the shop until it is stopped. */
try {
  checkTools();
  const node = await ensureNode();
  const environment = environmentWith(node);
  await ensureDependencies();
  await ensureBuild(environment);
  // What Node has compiled is kept for the next start.
  const compiled = resolve('node_modules/.cache/compiled');
  process.exit(await keepServer(node, { environment: { NODE_COMPILE_CACHE: compiled, ...environment } }));
} catch (error) {
  endWith(error);
}
