import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeEach, expect, test } from 'vitest';
import * as z from 'zod/mini';

const files = {
  'package.json': '{ "imports": {} }',
  'vite.config.ts': `import { chunks } from './tools/chunks.ts';`,
  'tools/chunks.ts': `export const chunks = ['src/cart.ts'];`,
  'tools/check-sizes.ts': 'export const limit = 1;',
  'src/cart.ts': 'export const cart = 1;',
  'src/cart.test.ts': `import { cart } from './cart.ts';`,
  'shop/price.test.ts': 'export {};',
  'e2e/words.ts': 'export const words = 1;',
  'e2e/order.spec.ts': `import { words } from './words.ts';`,
  'e2e/look.spec.ts': 'export {};',
};

const house = mkdtempSync(join(tmpdir(), 'notenfalz-changes-'));
afterAll(() => rmSync(house, { recursive: true }));

const git = (...parameters: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Clara', '-c', 'user.email=clara@example.com', ...parameters], {
    cwd: house,
    encoding: 'utf8',
  });
const commit = (): string => git('commit', '--quiet', '--all', '--message', 'Change something');
const edit = (file: string): void => appendFileSync(join(house, file), '\n');

beforeEach(() => {
  rmSync(join(house, '.git'), { recursive: true, force: true });
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(house, path)), { recursive: true });
    writeFileSync(join(house, path), text);
  }
  git('init', '--quiet', '--initial-branch', 'main');
  git('add', '.');
  commit();
});

const schema = z.object({
  changed: z.array(z.string()),
  sizes: z.boolean(),
  tests: z.array(z.string()),
  specs: z.array(z.string()),
  leftOut: z.object({ tests: z.number(), specs: z.number() }),
});
const script = fileURLToPath(new URL('./list-changes.ts', import.meta.url));
const listed = () =>
  schema.parse(JSON.parse(execFileSync(process.execPath, [script], { cwd: house, encoding: 'utf8' })));

test('on main what is not committed counts, and the last commit when all is', () => {
  edit('src/cart.ts');
  commit();
  edit('e2e/words.ts');
  expect(listed().changed).toEqual(['e2e/words.ts']);
  git('checkout', '--quiet', '.');
  expect(listed().changed).toEqual(['src/cart.ts']);
});

test('on a branch everything counts that came since it left main', () => {
  git('checkout', '--quiet', '-b', 'faster');
  edit('src/cart.ts');
  commit();
  edit('e2e/words.ts');
  expect(listed().changed).toEqual(['e2e/words.ts', 'src/cart.ts']);
});

test('what is served may break every journey; what is left out is counted', () => {
  edit('src/cart.ts');
  expect(listed()).toMatchObject({
    tests: ['src/cart.test.ts'],
    specs: ['e2e/look.spec.ts', 'e2e/order.spec.ts'],
    sizes: true,
    leftOut: { tests: 1, specs: 0 },
  });
});

test('what a journey shares breaks the journeys that use it, a test only itself', () => {
  edit('e2e/words.ts');
  expect(listed()).toMatchObject({ tests: [], specs: ['e2e/order.spec.ts'], sizes: false });
  git('checkout', '--quiet', '.');
  edit('src/cart.test.ts');
  expect(listed()).toMatchObject({ tests: ['src/cart.test.ts'], specs: [], sizes: false });
});

test('what makes the build is served, what measures it changes its sizes only', () => {
  edit('tools/chunks.ts');
  expect(listed()).toMatchObject({ specs: ['e2e/look.spec.ts', 'e2e/order.spec.ts'], sizes: true });
  git('checkout', '--quiet', '.');
  edit('tools/check-sizes.ts');
  expect(listed()).toMatchObject({ specs: [], sizes: true });
});
