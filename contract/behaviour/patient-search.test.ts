import { expect, test } from 'vitest';
import { defaultAccessKey } from '#shop/create-shop.ts';
import { upsert } from '#shop/seeding/upsert.ts';
import { fixtureId } from '../fixture-id.ts';
import { openFixtureShop } from '../fixture-shop.ts';
import { recordedOrigin } from '../replay.ts';
import { behaviours } from './behaviours.ts';
import { runBehaviour } from './asking/run-behaviour.ts';
import { openWorld } from './asking/world.ts';

test('what few products and categories have is found, though the first and the largest have it not', async () => {
  const running = await openFixtureShop({ accessKey: defaultAccessKey, rateLimits: false });
  // Recommended by one of the last products; the largest category shows a page without a listing.
  upsert(running.shop, 'product_cross_selling', [{ id: fixtureId('xs'), productId: fixtureId('prod-serie-30') }]);
  upsert(running.shop, 'category', [{ id: fixtureId('cat-noten'), cmsPageId: fixtureId('cms-home') }]);
  const settings = { endpoint: `${recordedOrigin}/store-api`, accessKey: defaultAccessKey, mayReachPeople: false };
  const world = await openWorld(settings, (request) => running.fetch(request));
  const rare = behaviours.filter(({ name }) => /^recommendations|element made for it/.test(name));
  const outcomes: unknown[] = [];
  for (const behaviour of rare) outcomes.push(await runBehaviour(behaviour, world));
  expect(rare).toHaveLength(2);
  expect(outcomes).toEqual(rare.map(() => expect.objectContaining({ kind: 'passed' })));
  await running.close();
});
