import { describe, expect, test } from 'vitest';
import { loginAddress, returnAddress } from './return-address.ts';

const after = (to: string): string => returnAddress(new URL(loginAddress(to), 'https://shop.example').searchParams);

describe('after logging in', () => {
  test('one goes on where one was, with everything that stood in the address', () => {
    expect(after('/account/order?p=2&open=1#newest')).toBe('/account/order?p=2&open=1#newest');
  });

  test('an address of another site, of no site or of the login itself leads to the account', () => {
    for (const to of [
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:alert(1)',
      '',
      '/login?to=x',
    ])
      expect(after(to)).toBe('/account');
    expect(returnAddress(new URLSearchParams())).toBe('/account');
  });
});
