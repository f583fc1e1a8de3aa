import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build } from 'vite';

const compressible = /\.(?:js|css|svg|json|webmanifest|txt|wasm|html|bcmap)$/;

/** Below this many bytes a compressed copy is not worth a file. */
const minimumBytes = 800;

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

await build({ logLevel: 'warn' });
await build({ logLevel: 'warn', build: { ssr: 'src/render.tsx', copyPublicDir: false } });
precompress('dist/client');
