import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

/** Of our own custom properties, with what they are named by. */
const namesIn = (files: readonly string[], pattern: RegExp): ReadonlySet<string> =>
  new Set(files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(pattern)].map(([, name = '']) => name)));

test('every property of ours that a style sheet uses is set somewhere: one that is not leaves no trace in a build', () => {
  const sheets = globSync('src/**/*.css');
  const set = namesIn([...sheets, ...globSync('src/**/*.{ts,tsx}')], /(--nf-[\w-]+)(?:['"]?\]?:|', )/g);
  const used = [...namesIn(sheets, /var\((--nf-[\w-]+)/g)];
  expect(used.length).toBeGreaterThan(50);
  expect(used.filter((name) => !set.has(name))).toEqual([]);
});
