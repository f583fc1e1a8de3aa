import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { CannotGoOn, run, say } from './step.mjs';

const inputs = [
  'src',
  'sw',
  'public',
  'locales',
  'tools',
  'index.html',
  'manifest.webmanifest',
  'vite.config.ts',
  'lingui.config.ts',
  'package-lock.json',
  'package.json',
];
const stampFile = 'dist/.built-from';

/** Builds the storefront unless the finished build was made from exactly these files. */
export async function ensureBuild(environment) {
  const wanted = fingerprint();
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return;
  say('Building the storefront');
  const { code, output } = await run('node', ['tools/build.ts'], { environment, show: false });
  if (code !== 0) throw new CannotGoOn(`The build failed:\n${output}`);
  writeFileSync(stampFile, wanted);
  say('Storefront built');
}

/** Names, sizes and times of all inputs: reading the contents would cost more than it tells. */
function fingerprint() {
  const hash = createHash('sha256').update(process.env.SERVICE_WORKER ?? '');
  for (const input of inputs)
    for (const file of filesOf(input)) {
      const { size, mtimeMs } = statSync(file);
      hash.update(`${file} ${size} ${mtimeMs}\n`);
    }
  return hash.digest('hex');
}

function filesOf(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
