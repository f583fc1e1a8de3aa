import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const roots = ['src', 'sw', 'shop', 'web', 'owner', 'contract', 'e2e', 'tools', 'bench'];
const files = roots
  .flatMap((root) => readdirSync(root, { recursive: true, withFileTypes: true }))
  .filter((entry) => entry.isFile() && /\.(?:tsx?|mjs)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name))
  .map((path) => ({ path, source: readFileSync(path, 'utf8') }));

const exported = /^export (?:async )?(?:function\*?|const|class|type|interface|let) (\w+)/gm;
const shouted = /^\s*(?:export )?const [A-Z][A-Z0-9_]*\b/m;

test('what the shop exports has a name of its own', () => {
  const shop = files.filter(({ path }) => path.startsWith('shop/') && !path.endsWith('.test.ts'));
  const paths = new Map<string, string[]>();
  for (const { path, source } of shop)
    for (const [, name = ''] of source.matchAll(exported)) paths.set(name, [...(paths.get(name) ?? []), path]);
  expect(paths.size).toBeGreaterThan(1000);
  expect([...paths].filter(([, places]) => places.length > 1)).toEqual([]);
});

test('constants are written in camelCase', () => {
  expect(files.length).toBeGreaterThan(2500);
  expect(files.filter(({ source }) => shouted.test(source)).map(({ path }) => path)).toEqual([]);
});
