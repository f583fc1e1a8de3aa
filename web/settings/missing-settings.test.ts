import { expect, test } from 'vitest';
import { missingSettings } from './missing-settings.ts';
import { readSettings } from './settings.ts';

const told = (environment: Record<string, string>): string[] => missingSettings(readSettings(environment));

test('a company without an account is told what that means', () => {
  expect(told({ BRAND_COMPANY: 'Clara & Söhne' })).toEqual([expect.stringMatching(/^BANK_IBAN .* not offered/)]);
  expect(told({ BRAND_COMPANY: 'Clara & Söhne', BANK_IBAN: 'DE89370400440532013000' })).toEqual([]);
});

test('the demo has an account, and a Shopware its own', () => {
  expect(told({})).toEqual([]);
  const shopware = { SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: 'SWSC', BRAND_COMPANY: 'Clara' };
  expect(told(shopware)).toEqual([]);
});
