import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';
import { keepEarlierBuilds, putBuildAside } from './earlier-builds.ts';

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|wasm|html|bcmap|ttf|pfb)$/;

/** Below this many bytes a compressed copy is not worth a file. */
const minimumBytes = 128;

/** Compresses once at build time what the web server will send many times. */
function precompress(folder: string): void {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  for (const entry of entries) {
    const path = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !compressible.test(path) || path.includes('.vite')) continue;
    const bytes = readFileSync(path);
    if (bytes.length < minimumBytes) continue;
    writeFileSync(
      `${path}.br`,
      brotliCompressSync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    );
    writeFileSync(`${path}.gz`, gzipSync(bytes, { level: 9 }));
  }
}

/** React from outside the bundle is the one for development, in which a page takes several times as long. */
function requireOwnReact(folder: string): void {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.js'));
  const outside = files.filter((name) =>
    /^import\b.*"react(?:-dom)?[/"]/m.test(readFileSync(join(folder, name), 'utf8')),
  );
  if (outside.length > 0) throw new Error(`The renderer must bring its own React; imported in ${outside.join(', ')}.`);
}

/** Without scripts nothing is put together; the document says that as well, in its place. */
const nothingComes = '<noscript><style>noscript ~ *{display:none}</style></noscript>';

/** A static host gives this document for every address: until the page is put together it says so. The web server fills in its own. */
async function showWaiting(): Promise<void> {
  const { renderWaiting } = await import(pathToFileURL(resolve('dist/server/render.js')).href);
  const file = 'dist/client/index.html';
  const [before, after, another] = readFileSync(file, 'utf8').split('<!--page-->');
  if (after === undefined || another !== undefined) throw new Error(`${file} has no place for a page.`);
  writeFileSync(file, `${before}<!--page-->${nothingComes}${await renderWaiting('')}<!--until here-->${after}`);
}

const serviceWorker = process.env['SERVICE_WORKER'] ?? 'on';
putBuildAside('dist');
await build({ logLevel: 'warn', define: { 'import.meta.env.SERVICE_WORKER': JSON.stringify(serviceWorker) } });
await build({ logLevel: 'warn', build: { ssr: 'src/render.tsx', copyPublicDir: false } });
requireOwnReact('dist/server');
await showWaiting();
if (serviceWorker === 'off') copyFileSync('sw/farewell.js', 'dist/client/sw.js');
precompress('dist/client');
keepEarlierBuilds('dist');
