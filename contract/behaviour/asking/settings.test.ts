import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';

const key = 'SWSCAAAAAAAAAAAAAAAAAAAAAA';
const read = (endpoint: string) => readSettings({ SHOPWARE_ENDPOINT: endpoint, SHOPWARE_ACCESS_TOKEN: key }).endpoint;

test.each([
  ['https://shop.example', 'https://shop.example/store-api'],
  ['https://shop.example/', 'https://shop.example/store-api'],
  ['https://shop.example/store-api', 'https://shop.example/store-api'],
  ['http://localhost:8000/shop/store-api/', 'http://localhost:8000/shop/store-api'],
])('the address %s leads to %s', (given, endpoint) => {
  expect(read(given)).toBe(endpoint);
});

test.each([
  [{}, 'SHOPWARE_ENDPOINT is missing'],
  [{ SHOPWARE_ENDPOINT: 'shop' }, 'SHOPWARE_ENDPOINT is not a web address'],
  [{ SHOPWARE_ENDPOINT: 'ftp://shop.example' }, 'SHOPWARE_ENDPOINT is not a web address'],
  [{ SHOPWARE_ENDPOINT: 'https://shop.example' }, 'SHOPWARE_ACCESS_TOKEN is missing'],
  [
    { SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: 'SWIA1234' },
    'SHOPWARE_ACCESS_TOKEN is not the access key of a sales channel',
  ],
])('what is missing or wrong is said in one sentence: %o', (environment, sentence) => {
  expect(() => readSettings(environment)).toThrow(sentence);
});

test('mail and promotions are off unless they are asked for', () => {
  const required = { SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: key };
  expect(readSettings({ ...required, SHOPWARE_PROMOTION_CODE: '' })).toEqual({
    endpoint: 'https://shop.example/store-api',
    accessKey: key,
    mayReachPeople: false,
  });
  const all = { ...required, SHOPWARE_PROMOTION_CODE: 'CHOR10', SHOPWARE_SEND_MAIL: 'on' };
  expect(readSettings(all)).toMatchObject({ promotionCode: 'CHOR10', mayReachPeople: true });
});
