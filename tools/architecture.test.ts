import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const text = readFileSync('docs/ARCHITECTURE.md', 'utf8');
const lines = text.trimEnd().split('\n');
/** What is set as code, in drawings or in a sentence. */
const named = new Set((text.match(/```[\s\S]*?```|`[^`\n]+`/g) ?? []).flatMap((code) => code.split(/[^\w-]+/)));

const foldersIn = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => `${folder}/${name}`);

const roots = ['src', 'sw', 'shop', 'web', 'owner', 'contract', 'e2e', 'tools', 'bench'];

test('every folder is named where the house is described: two levels of it, and in src one more', () => {
  const folders = roots.flatMap(foldersIn);
  const all = [...folders, ...folders.filter((folder) => folder.startsWith('src/')).flatMap(foldersIn)];
  expect(all.length).toBeGreaterThan(100);
  const unnamed = all.filter((folder) => !named.has(folder.replace(/.*\//, '')));
  expect(unnamed).toEqual([]);
});

test('whoever is new reads it in one sitting', () => {
  expect(lines.length).toBeLessThanOrEqual(120);
  expect(lines.filter((line) => !line.startsWith('|') && line.length > 140)).toEqual([]);
});
