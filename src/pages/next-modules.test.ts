import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { nextPartsOf } from './next-modules.ts';

const pages = ['src/pages/checkout.tsx', 'src/pages/checkout/cart.tsx'];

test.each(pages)('what %s asks for next is there, by the names its build will have', (page) => {
  const { modules = [], areas = [] } = nextPartsOf(page) ?? {};
  expect(modules).not.toEqual([]);
  const texts = areas.map((area) => `locales/de-DE/${area}.po`);
  expect([page, ...modules, ...texts].filter((path) => !existsSync(path))).toEqual([]);
});

test('other pages ask for nothing at once', () => {
  expect(nextPartsOf('src/pages/home.tsx')).toBeUndefined();
});
