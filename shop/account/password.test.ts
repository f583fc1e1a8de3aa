import { randomBytes } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, verifyPassword } from './password.ts';

test('a password is recognised, another one is not', async () => {
  const stored = await hashPassword('Notendruck-1', randomBytes);
  expect(await verifyPassword('Notendruck-1', stored)).toBe(true);
  expect(await verifyPassword('notendruck-1', stored)).toBe(false);
});

test('the same password is stored differently each time', async () => {
  expect(await hashPassword('Notendruck-1', randomBytes)).not.toBe(await hashPassword('Notendruck-1', randomBytes));
});

test('an umlaut typed as one or two characters is the same password', async () => {
  expect(await verifyPassword('Gru\u0308n-1234', await hashPassword('Gr\u00fcn-1234', randomBytes))).toBe(true);
});

test('what is no hash of ours matches nothing', async () => {
  expect(await verifyPassword('x', 'plain')).toBe(false);
});
