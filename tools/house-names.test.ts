import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const roots = ['src', 'sw', 'shop', 'web', 'owner', 'contract', 'e2e', 'tools', 'bench'];
const files = roots
  .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
  // A benchmark fetches Lighthouse into its folder.
  .filter(({ parentPath }) => !parentPath.includes('node_modules'))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

const shouted = /^\s*(?:export )?const [A-Z][A-Z0-9_]*\b/m;

test('constants are written in camelCase', () => {
  expect(files.length).toBeGreaterThan(2500);
  expect(files.filter(({ source }) => shouted.test(source)).map(({ path }) => path)).toEqual([]);
});
