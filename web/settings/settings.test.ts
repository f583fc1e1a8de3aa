import { expect, test } from 'vitest';
import { publicConfiguration } from './public-configuration.ts';
import { SettingRefused } from './setting-refused.ts';
import { readSettings } from './settings.ts';

test('nothing set: the embedded shop on 127.0.0.1:4173', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({ host: '127.0.0.1', port: 4173, shopwareEndpoint: undefined, rateLimits: true });
  expect(settings.shopwareAccessToken).toMatch(/^SWSC[A-Z0-9]{22}$/);
});

test('a shop address without an access key is refused with the sentence of the specification', () => {
  expect(() => readSettings({ SHOPWARE_ENDPOINT: 'https://shop.example' })).toThrow(
    'Make sure that shopwareEndpoint and shopwareAccessToken are settled in the configuration',
  );
});

test.each([
  { PORT: '70000' },
  { PORT: 'http' },
  { STORAGE_ENDPOINT: 'storage.example' },
  { SHOPWARE_ENDPOINT: 'ftp://shop', SHOPWARE_ACCESS_TOKEN: 'x' },
  { STORAGE_MAX_OBJECT_MB: '-1' },
  { STORAGE_TOTAL_GB: '0' },
  { STORAGE_DAILY_GB: 'unbegrenzt' },
  { UNORDERED_UPLOAD_DAYS: '0' },
  { ORDERED_UPLOAD_DAYS: 'nie' },
  { MAX_FILE_MB: 'viel' },
  { MAX_CONNECTIONS: '0' },
  { MAX_CONNECTIONS_PER_ADDRESS: '1.5' },
  { PAGE_CACHE_MB: '0' },
  { SHOP_VERSION: '6.5' },
  { BREADCRUMB_START: '-1' },
  { BREADCRUMB_START: 'Noten' },
  { VIDEO_PLAYERS: 'YouTube' },
  { STATISTICS_SCRIPT: 'http://stats.example/count.js' },
  { STATISTICS_SCRIPT: '//stats.example/count.js' },
  { STATISTICS_SCRIPT: "https://stats.example/count.js; script-src 'unsafe-inline'" },
  { MAIL_DAYS: '0' },
  { MAIL_DAYS: 'ewig' },
  { SMTP_URL: 'mail.example:25' },
  { OUTBOX_TOKEN: 'kurz' },
  { TEST_PAYMENT: 'ja' },
  { CONFIRM_ADDRESSES: 'ja' },
  { STORAGE_TOKEN_URL: 'storage-token' },
  { STORAGE_TOKEN_URL: '//evil.example/token' },
  { STORAGE_TOKEN_URL: String.raw`/\evil.example/token` },
  { STORAGE_TOKEN_URL: 'http://shop.example/token' },
  { STORAGE_TOKEN_URL: 'http://localhost.evil.example/token' },
  { STORAGE_TOKEN_URL: 'https://[' },
])('%o is refused in one sentence', (environment) => {
  expect(() => readSettings(environment)).toThrow(SettingRefused);
});

test('what browsers keep of what was seen is the worker’s business unless OFFLINE_MB says how much', () => {
  expect(readSettings({}).offlineBytes).toBeUndefined();
  expect(readSettings({ OFFLINE_MB: '80' }).offlineBytes).toBe(80_000_000);
  expect(() => readSettings({ OFFLINE_MB: 'viel' })).toThrow('OFFLINE_MB must be a number above 0, not "viel".');
});

test('the largest file is 300 MB unless MAX_FILE_MB says otherwise', () => {
  expect(readSettings({}).maxFileBytes).toBe(300_000_000);
  expect(readSettings({ MAX_FILE_MB: '1.5' }).maxFileBytes).toBe(1_500_000);
  expect(readSettings({ MAX_FILE_MB: '500' }).storageMaxObjectBytes).toBe(500_000_000);
});

test('the embedded storage takes 50 GB in all and 10 GB a day from an address unless told otherwise', () => {
  expect(readSettings({})).toMatchObject({ storageTotalBytes: 50_000_000_000, storageDailyBytes: 10_000_000_000 });
  const told = readSettings({ STORAGE_TOTAL_GB: '200', STORAGE_DAILY_GB: '0.5' });
  expect(told).toMatchObject({ storageTotalBytes: 200_000_000_000, storageDailyBytes: 500_000_000 });
});

test('uploads stay 14 days, ordered ones 60 days after the dispatch, and the page is told where that holds', () => {
  const settings = readSettings({ ORDERED_UPLOAD_DAYS: '90' });
  expect(publicConfiguration(settings).retention).toEqual({ unorderedDays: 14, orderedDays: 90 });
  const shop = { SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: 'x' };
  for (const elsewhere of [shop, { STORAGE_ENDPOINT: 'https://storage.example' }]) {
    expect(publicConfiguration(readSettings(elsewhere)).retention).toBeUndefined();
  }
});

test('rendered pages may take 64 MB unless PAGE_CACHE_MB says otherwise', () => {
  expect(readSettings({}).pageCacheBytes).toBe(64_000_000);
  expect(readSettings({ PAGE_CACHE_MB: '8' }).pageCacheBytes).toBe(8_000_000);
});

test('breadcrumbs begin at the home page unless BREADCRUMB_START says otherwise', () => {
  expect([readSettings({}).breadcrumbStart, readSettings({ BREADCRUMB_START: '2' }).breadcrumbStart]).toEqual([0, 2]);
});

test('a listing has ten products on a page unless LISTING_LIMIT says otherwise', () => {
  const limits = [undefined, '24', 'shop'].map((limit) => readSettings({ LISTING_LIMIT: limit }).listingLimit);
  expect(limits).toEqual([10, 24, 'shop']);
  for (const LISTING_LIMIT of ['0', '101', '9.5', 'viele'])
    expect(() => readSettings({ LISTING_LIMIT })).toThrow(
      `LISTING_LIMIT must be a whole number from 1 to 100, or shop, not "${LISTING_LIMIT}".`,
    );
});

test('mails are kept for 90 days unless MAIL_DAYS says otherwise', () => {
  expect([readSettings({}).mailDays, readSettings({ MAIL_DAYS: '14' }).mailDays]).toEqual([90, 14]);
});

test('the embedded shop speaks 6.6 unless SHOP_VERSION says otherwise', () => {
  expect(readSettings({}).shopVersion).toBe('6.6');
  expect(readSettings({ SHOP_VERSION: '6.7' }).shopVersion).toBe('6.7');
});

test('a proxy in front is trusted only when BEHIND_PROXY says that there is one', () => {
  expect(readSettings({ PUBLIC_URL: 'https://noten.example' }).behindProxy).toBe(false);
  expect(readSettings({ BEHIND_PROXY: 'on' }).behindProxy).toBe(true);
});

test.each([
  undefined,
  '/storage-token',
  '/store-api/storage-token?for=scores',
  'https://tokens.example/storage',
  'http://127.0.0.1:8080/token',
])('tokens for the storage may come from %s', (value) => {
  expect(readSettings({ STORAGE_TOKEN_URL: value }).storageTokenUrl).toBe(value);
});

test('a trailing slash of an address does not matter', () => {
  expect(readSettings({ STORAGE_ENDPOINT: 'https://storage.example/' }).storageEndpoint).toBe(
    'https://storage.example',
  );
});

test('the demo company has an address; another company has its own or none, never that of the demo', () => {
  expect(readSettings({}).seller.address).toEqual(['Musterstraße 12', '12345 Musterstadt', 'Deutschland']);
  const own = { BRAND_COMPANY: 'Notenwerk GbR', BRAND_ADDRESS: 'Am Markt 1; 99999 Ort', BRAND_VAT_ID: 'DE123456789' };
  expect(readSettings(own).seller).toEqual({
    address: ['Am Markt 1', '99999 Ort'],
    phone: undefined,
    vatId: 'DE123456789',
    taxNumber: undefined,
    bankAccount: undefined,
  });
  expect(readSettings({ BRAND_COMPANY: 'Notenwerk GbR' }).seller).toMatchObject({ address: [], vatId: undefined });
});

const account = { BRAND_COMPANY: 'Notenwerk GbR', BANK_IBAN: 'de89 3704 0044 0532 0130 00' };

test('the bank account is that of the demo company, the one set, or none', () => {
  expect(readSettings({}).seller.bankAccount).toMatchObject({ bank: 'Musterbank (Demo)' });
  expect(readSettings({ BRAND_COMPANY: 'Notenwerk GbR' }).seller.bankAccount).toBeUndefined();
  const iban = 'DE89370400440532013000';
  expect(readSettings(account).seller.bankAccount).toMatchObject({ holder: 'Notenwerk GbR', iban });
  const whole = { ...account, BANK_HOLDER: 'Clara Klang', BANK_BIC: 'COBADEFFXXX', BANK_NAME: 'Commerzbank' };
  const expected = { holder: 'Clara Klang', iban, bic: 'COBADEFFXXX', bank: 'Commerzbank' };
  expect(readSettings(whole).seller.bankAccount).toEqual(expected);
});

test.each([
  ['an IBAN with a typing error', { ...account, BANK_IBAN: 'DE89 3704 0044 0532 0131 00' }, 'BANK_IBAN must be'],
  ['a BIC that is none', { ...account, BANK_BIC: 'COBA' }, 'BANK_BIC must be'],
  ['parts of an account without its IBAN', { BANK_NAME: 'Commerzbank' }, 'BANK_IBAN is missing'],
])('%s ends the start', (_, environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});
