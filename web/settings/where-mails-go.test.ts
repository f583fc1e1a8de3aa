import { expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { offersTestPayment, outboxAccess, whereMailsGo } from './where-mails-go.ts';

const token = 'vierundzwanzig-geheime-zeichen';

test.each([
  ['on this machine alone', {}, 'anybody'],
  ['on another loopback address', { HOST: '127.0.0.2' }, 'anybody'],
  ['on every address', { HOST: '0.0.0.0' }, 'nobody'],
  ['on the address of the machine', { HOST: '192.168.1.5' }, 'nobody'],
  ['with a public address', { PUBLIC_URL: 'https://noten.example' }, 'nobody'],
  ['behind a proxy', { BEHIND_PROXY: 'on' }, 'nobody'],
  ['with a mail server', { SMTP_URL: 'smtp://mail.example' }, 'nobody'],
  ['in public with a token', { HOST: '0.0.0.0', OUTBOX_TOKEN: token }, { token }],
  ['with a mail server and a token', { SMTP_URL: 'smtp://mail.example', OUTBOX_TOKEN: token }, { token }],
  ['on this machine with a token', { OUTBOX_TOKEN: token }, { token }],
])('%s the outbox is for the right ones', (_, environment, access) => {
  expect(outboxAccess(readSettings(environment))).toEqual(access);
});

test.each([
  [{}, true],
  [{ TEST_PAYMENT: 'off' }, false],
  [{ HOST: '0.0.0.0' }, false],
  [{ PUBLIC_URL: 'https://noten.example' }, false],
  [{ BEHIND_PROXY: 'on' }, false],
  [{ PUBLIC_URL: 'https://noten.example', TEST_PAYMENT: 'on' }, true],
])('with %o the test payment is offered: %s', (environment, isOffered) => {
  expect(offersTestPayment(readSettings(environment))).toBe(isOffered);
});

const line = (environment: Record<string, string>) =>
  whereMailsGo(readSettings({ DATA_DIR: '/data', ...environment }), 'http://127.0.0.1:4173');

test('the start tells where mails go, without the password of the mail server', () => {
  expect(line({})).toBe('Mails: not sent, only kept in /data/outbox, to be read at http://127.0.0.1:4173/outbox.');
  expect(line({ HOST: '0.0.0.0' })).toMatch(/NOT SENT.*OUTBOX_TOKEN.*Set SMTP_URL/);
  expect(line({ SMTP_URL: 'smtps://shop:secret@mail.example:465', OUTBOX_TOKEN: token })).toBe(
    'Mails: sent through mail.example:465 and kept in /data/outbox, to be read at http://127.0.0.1:4173/outbox with OUTBOX_TOKEN.',
  );
  expect(line({ SHOPWARE_ENDPOINT: 'https://shop.example', SHOPWARE_ACCESS_TOKEN: 'x' })).toBe(
    'Mails: the shop at https://shop.example sends them.',
  );
});
