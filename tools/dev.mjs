import { spawn } from 'node:child_process';
import { checkTools, ensureDependencies } from './bootstrap/dependencies.mjs';
import { ensureNode, environmentWith } from './bootstrap/node-runtime.mjs';
import { endWith, say } from './bootstrap/step.mjs';

/** `npm run dev`: the pages from Vite with hot reload, the embedded shop behind them. */
const host = '127.0.0.1';
const pagesPort = Number(process.env.PORT ?? 5173);
const backendPort = pagesPort + 1;

try {
  checkTools();
  const node = await ensureNode();
  await ensureDependencies();
  const origin = `http://${host}:${pagesPort}`;
  const environment = {
    ...environmentWith(node),
    RATE_LIMITS: process.env.RATE_LIMITS ?? 'off',
    DEV_BACKEND: `http://${host}:${backendPort}`,
    DEV_ORIGIN: origin,
  };
  const backend = spawn(node, ['tools/dev-backend.ts'], {
    env: { ...environment, PORT: String(backendPort) },
    stdio: 'inherit',
  });
  const pages = spawn('vite', ['--host', host, '--port', String(pagesPort), '--strictPort'], {
    env: environment,
    stdio: 'inherit',
  });
  say(`Pages: ${origin}`);
  const stop = () => {
    backend.kill('SIGTERM');
    pages.kill('SIGTERM');
  };
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, stop);
  for (const child of [backend, pages])
    child.on('close', (code) => {
      stop();
      process.exitCode = code ?? 0;
    });
} catch (error) {
  endWith(error);
}
