import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

/** The real cost takes a tenth of a second and more; one test pays it. */
const cheap = 4;

test('a password is recognised, another one is not', async () => {
  const stored = await hashPassword('Notendruck-1', randomBytes, cheap);
  expect(await verifyPassword('Notendruck-1', stored)).toBe(true);
  expect(await verifyPassword('notendruck-1', stored)).toBe(false);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('Notendruck-1', randomBytes, cheap)).not.toBe(
    await hashPassword('Notendruck-1', randomBytes, cheap),
  );
});

test('an umlaut typed as one or two characters is the same password', async () => {
  expect(await verifyPassword('Gru\u0308n-1234', await hashPassword('Gr\u00fcn-1234', randomBytes, cheap))).toBe(true);
});

test('a hash costs what OWASP recommends and names its cost, so that it can be raised', async () => {
  expect(await hashPassword('x', randomBytes)).toMatch(/^scrypt\$32768\$8\$3\$[A-Za-z0-9+/=]{24}\$[A-Za-z0-9+/=]{44}$/);
});

test('what is no hash of ours matches nothing', async () => {
  expect(await verifyPassword('x', 'plain')).toBe(false);
});
