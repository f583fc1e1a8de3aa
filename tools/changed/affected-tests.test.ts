import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { affectedTests } from './affected-tests.ts';

const house = {
  'package.json': '{}',
  'docs/readme.md': 'Nothing but words.',
  'shop/price.ts': 'export const price = 1;',
  'shop/price.test.ts': `import { price } from './price.ts';`,
  'shop/serve.ts': `import { price } from '#shop/price.ts';`,
  'shop/thread.ts': 'postMessage(1);',
  'shop/pool.ts': `new Worker(new URL('./thread.ts', import.meta.url));`,
  'shop/pool.test.ts': `import { pool } from './pool.ts';`,
  'web/stop.test.ts': `spawn(process.execPath, ['shop/serve.ts']);`,
  'web/words.test.ts': `test('a shop is no folder', () => {});`,
  'contract/recordings/001.json': '{}',
  'contract/replay.test.ts': 'const of = (name) => new URL(`../contract/recordings/${name}`, import.meta.url);',
  'locales/de-DE/cart.po': '',
  'web/texts.ts': `const texts = import.meta.glob('../locales/*/*.po');`,
  'web/texts.test.ts': `import { texts } from './texts.ts'; const everywhere = 'locales/**/*.po';`,
  'web/folders.test.ts': `const everywhere = 'locales/**/*.po';`,
  'e2e/customer.ts': 'export const name = 1;',
  'e2e/order.spec.ts': `import { name } from './customer.ts';`,
};

const root = mkdtempSync(join(tmpdir(), 'notenfalz-changed-'));
for (const [path, text] of Object.entries(house)) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
afterAll(() => rmSync(root, { recursive: true }));

const after = (...changed: string[]): string[] =>
  affectedTests(changed, { files: Object.keys(house), aliases: { '#shop/': 'shop/' }, root });

test('a change breaks the tests that import it, also by a process they start', () => {
  expect(after('shop/price.ts')).toEqual(['shop/price.test.ts', 'web/stop.test.ts']);
});

test('a script of a thread breaks the tests of whoever starts it', () => {
  expect(after('shop/thread.ts')).toEqual(['shop/pool.test.ts']);
});

test('a file breaks the tests that read its folder, one that is gone as well', () => {
  expect(after('contract/recordings/001.json')).toEqual(['contract/replay.test.ts']);
  expect(after('contract/recordings/002.json')).toEqual(['contract/replay.test.ts']);
});

test('a pattern of files reads the folder it begins with', () => {
  expect(after('locales/de-DE/cart.po')).toEqual(['web/texts.test.ts']);
});

test('journeys are found by what they share', () => {
  expect(after('e2e/customer.ts')).toEqual(['e2e/order.spec.ts']);
});

test('a test breaks only itself, and words break nothing', () => {
  expect(after('shop/pool.test.ts')).toEqual(['shop/pool.test.ts']);
  expect(after('docs/readme.md')).toEqual([]);
});

test('another version of a package can break any test', () => {
  expect(after('package.json')).toEqual(Object.keys(house).filter((file) => /\.(?:test|spec)\.ts$/.test(file)));
});
