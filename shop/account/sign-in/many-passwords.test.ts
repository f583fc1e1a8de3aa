import { randomBytes } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { ShopError } from '../../http/shop-error.ts';
import { serveShop } from '../../testing/serve-shop.ts';
import { registration } from '../../testing/customers.ts';
import { deriveKey, openKeyThread } from './derive-key.ts';
import { hashPassword } from './password.ts';

test('many registrations at once do not keep files waiting', async () => {
  const folder = removableFolder();
  mkdirSync(join(folder.path, 'media'));
  writeFileSync(join(folder.path, 'media/score.svg'), '<svg/>');
  const config = { storefrontUrls: ['http://localhost:3000'], passwordHashCost: 13 };
  const shop = await serveShop({ folder: folder.path, seed: 'none', config });
  let registered = 0;
  const registrations = Array.from({ length: 16 }, async () => {
    const { status } = await shop.call('/account/register', registration());
    registered += 1;
    return status;
  });
  // One is answered: the others are at work or wait.
  await Promise.race(registrations);
  const file = await fetch(`${shop.origin}/media/score.svg`);
  expect([file.status, registered < 8]).toEqual([200, true]);
  expect(new Set(await Promise.all(registrations))).toEqual(new Set([200]));
  await shop.stop();
  folder.remove();
});

test('more passwords than anybody would wait for are refused', async () => {
  const outcomes = await Promise.allSettled(
    Array.from({ length: 40 }, () => hashPassword('Notendruck-1', randomBytes, 10)),
  );
  const refused = outcomes.flatMap((outcome) => (outcome.status === 'rejected' ? [outcome.reason] : []));
  expect(refused).toHaveLength(7);
  for (const error of refused) expect(error).toBeInstanceOf(ShopError);
  expect(refused[0]).toMatchObject({ status: 503 });
});

test('a password that takes too long to be checked is put off, and no fault of the shop', async () => {
  const thread = openKeyThread({ timeLimit: 100 });
  const seconds = { password: 'Notendruck-1', salt: randomBytes(16), N: 2 ** 14, r: 8, p: 200 };
  await expect(deriveKey(seconds, thread)).rejects.toMatchObject({ status: 503 });
  await thread.close();
});
