import { spawn } from 'node:child_process';
import { checkTools, ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureNode, environmentWith } from './bootstrap/node-runtime.mjs';
import { endWith } from './bootstrap/step.mjs';

/** `npm run test:shop`: what the storefront relies on, asked of the shop that SHOPWARE_ENDPOINT names. */
try {
  checkTools();
  const node = await ensureNode();
  await ensureDependencies();
  const suite = spawn(node, ['contract/behaviour/main.ts'], { env: environmentWith(node), stdio: 'inherit' });
  suite.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  endWith(error);
}
