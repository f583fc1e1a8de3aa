import { expect, test } from 'vitest';
import { defaultShopConfig } from './shop-config.ts';
import { ibanGroups, isIban } from './iban.ts';

test.each([
  'DE89 3704 0044 0532 0130 00',
  'de89370400440532013000',
  'AT611904300234573201',
  'PL61109010140000071219812874',
])('%s is one', (iban) => expect(isIban(iban)).toBe(true));

test.each(['DE88370400440532013000', 'DE8937040044053201300', 'DE89', 'hallo', 'DE89 3704 0044 0532 0130 0O'])(
  '%s is none',
  (iban) => expect(isIban(iban)).toBe(false),
);

test('is written in groups of four', () => {
  expect(ibanGroups('DE89370400440532013000')).toBe('DE89 3704 0044 0532 0130 00');
});

test("the demo company's passes the check and belongs to no bank", () => {
  const { iban = '' } = defaultShopConfig.seller.bankAccount ?? {};
  expect(isIban(iban)).toBe(true);
  expect(iban).toMatch(/^DE\d\d0{18}$/);
});
