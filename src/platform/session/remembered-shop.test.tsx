import { createStore } from 'jotai';
import { beforeEach, expect, test, vi } from 'vitest';
import { createStoreApi } from '#store-api/store-api.ts';
import { testShell } from '#testing/test-shell.ts';
import { rememberShop } from './remember-shop.ts';
import { rememberedShop } from './remembered-shop.ts';
import type { Shell } from './shell.ts';

const plain = testShell(createStoreApi({ endpoint: 'https://shop.example', accessKey: 'SWSCTEST' }), createStore());
const terms = {
  currency: 'EUR',
  taxState: 'gross',
  priceBasis: 'euro gross everybody',
  country: { id: 'de', iso: 'DE', name: 'Deutschland' },
  choices: { currency: true, country: false },
};
const shell: Shell = { ...plain, languageIds: { 'de-DE': 'german', 'pl-PL': 'polish' }, terms };

beforeEach(() => localStorage.clear());

test('what a document said of the shop is known to a page without one, in the same language', () => {
  rememberShop(shell);
  expect(rememberedShop(plain)).toEqual({ languageIds: { 'de-DE': 'german', 'pl-PL': 'polish' }, terms });
  expect(rememberedShop({ ...plain, locale: 'pl-PL' })).toBeUndefined();
});

test('a page that does not know it either leaves what is known', () => {
  rememberShop(shell);
  rememberShop(plain);
  expect(rememberedShop(plain)?.terms).toEqual(terms);
});

test('it is forgotten with another shop, and where it cannot be read', () => {
  rememberShop(shell);
  const other = { ...plain.configuration, shopwareAccessToken: 'SWSCOTHER' };
  expect(rememberedShop({ ...plain, configuration: other })).toBeUndefined();
  for (const text of ['', '{"accessKey', '{"accessKey":"SWSCTEST","languageIds":{},"terms":{"currency":7}}']) {
    localStorage.setItem('notenfalz-shop:de-DE', text);
    expect(rememberedShop(plain)).toBeUndefined();
  }
});

test('a browser that keeps nothing goes on without', () => {
  const refuse = (): never => {
    throw new DOMException('Full.', 'QuotaExceededError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  rememberShop(shell);
  expect(warn).toHaveBeenCalledOnce();
  expect(rememberedShop(plain)).toBeUndefined();
  warn.mockRestore();
  vi.unstubAllGlobals();
});
