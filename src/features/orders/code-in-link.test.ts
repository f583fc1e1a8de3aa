import { expect, test } from 'vitest';
import { codeInLink } from './code-in-link.ts';

const here = 'https://noten.example';

test.each([
  'web+notenfalz:https://noten.example/account/order/aB3-_x',
  'web+notenfalz:/account/order/aB3-_x',
  'WEB+NOTENFALZ:https://noten.example/pl-PL/account/order/aB3-_x?from=mail#top',
])('an order of this shop is opened: %s', (link) => {
  expect(codeInLink(link, here)).toBe('aB3-_x');
});

test.each([
  '',
  'https://noten.example/account/order/aB3',
  'web+notenfalz:',
  'web+notenfalz:https://noten.example.evil/account/order/aB3',
  'web+notenfalz://evil.example/account/order/aB3',
  String.raw`web+notenfalz:\\evil.example/account/order/aB3`,
  'web+notenfalz:https://noten.example@evil.example/account/order/aB3',
  'web+notenfalz:http://noten.example/account/order/aB3',
  'web+notenfalz:javascript:alert(1)//account/order/aB3',
  'web+notenfalz:/account/order/',
  'web+notenfalz:/account/order/aB3/../../profile',
  'web+notenfalz:/account/order/aB3/cancel',
  'web+notenfalz:/account/order/a%2e%2eb',
  'web+notenfalz:/checkout/cart',
])('nothing else is: %s', (link) => {
  expect(codeInLink(link, here)).toBeUndefined();
});
