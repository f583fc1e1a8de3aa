import { describe, expect, it } from 'vitest';
import { storefrontUrl } from './storefront-url.ts';

const session = (...domains: [url: string, languageId: string][]) => ({
  salesChannel: {
    id: 'channel',
    languageId: 'de',
    countryId: 'DE',
    navigationCategoryId: 'root',
    footerCategoryId: null,
    serviceCategoryId: null,
    domains: domains.map(([url, languageId]) => ({ url, languageId, currencyId: 'EUR' })),
  },
});

describe('storefrontUrl', () => {
  const all = session(
    ['https://other.example', 'en'],
    ['https://shop.example', 'de'],
    ['https://shop.example/en-GB', 'en'],
  );

  it('is the address of this page in the reader’s language', () => {
    expect(storefrontUrl(all, 'en', 'https://shop.example')).toBe('https://shop.example/en-GB');
  });

  it('stays on this page when it has no address of the language', () => {
    expect(storefrontUrl(all, 'pl', 'https://shop.example')).toBe('https://shop.example');
  });

  it('is one of the shop’s even when this page is none of them', () => {
    expect(storefrontUrl(all, 'en', 'http://localhost:5173')).toBe('https://other.example');
  });

  it('is left to the endpoint when the shop names none', () => {
    expect(storefrontUrl(session(), 'de', 'https://shop.example')).toBeUndefined();
  });
});
