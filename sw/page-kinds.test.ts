import { expect, test } from 'vitest';
import { isMenuPage } from './page-kinds.ts';

test('home and what menus lead to is told from products and texts', () => {
  expect(['/', '/en-GB', '/pl-PL/', '/Noten/Klavier/'].map(isMenuPage)).toEqual([true, true, true, true]);
  expect(['/Noten/Klavier/Album/NF-1', '/agb', '/en-GB/contact'].map(isMenuPage)).toEqual([false, false, false]);
});
