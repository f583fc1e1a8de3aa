import { expect, test } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { createShop } from '../create-shop.ts';
import { schemaSteps } from './shop-areas.ts';

test('every set of tables a founded shop has gone through is known, and with all its steps', async () => {
  const folder = removableFolder();
  const running = await createShop({ folder: folder.path, inMemory: true, baseUrl: 'http://shop.test' });
  const done = running.shop.database.prepare('SELECT name, step FROM schema_migrations').all();
  await running.close();
  folder.remove();
  expect(new Map(done.map((row) => [String(row['name']), Number(row['step'])]))).toEqual(
    new Map([...schemaSteps].sort()),
  );
});
