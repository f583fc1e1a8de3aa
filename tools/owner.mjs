import { spawn } from 'node:child_process';
import { checkTools, ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureNode, environmentWith } from './bootstrap/node-runtime.mjs';
import { CannotGoOn, endWith } from './bootstrap/step.mjs';

const commands = ['orders', 'order', 'files', 'backup', 'restore', 'shopware'];

/** `npm run backup`, `npm run restore`, `npm run owner -- COMMAND`: the shop's owner, under the Node that can run it. */
try {
  checkTools();
  const [command = '', ...parameters] = process.argv.slice(2);
  if (!commands.includes(command))
    throw new CannotGoOn(`npm run owner -- COMMAND; the commands are ${commands.join(', ')}.`);
  const node = await ensureNode();
  await ensureDependencies();
  const running = spawn(node, [`owner/${command}.ts`, ...parameters], { env: environmentWith(node), stdio: 'inherit' });
  running.on('close', (code) => process.exit(code ?? 1));
} catch (error) {
  endWith(error);
}
