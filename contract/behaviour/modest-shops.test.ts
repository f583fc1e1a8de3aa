import { describe, expect, test } from 'vitest';
import { createShop, defaultAccessKey, type ShopOptions } from '#shop/create-shop.ts';
import { headlessAccessKey } from '#shop/seeding/base-data/channels.ts';
import { removableFolder } from '../temporary-folder.ts';
import { behaviours } from './behaviours.ts';
import { runBehaviour } from './asking/run-behaviour.ts';
import { openWorld } from './asking/world.ts';

interface ModestShop {
  readonly kind: string;
  readonly seed?: ShopOptions['seed'];
  readonly config?: ShopOptions['config'];
  readonly accessKey?: string;
  /** Promises that are worth asking there; all of them unless said otherwise. */
  readonly about?: RegExp;
  /** One reason the suite must give for what it skips. */
  readonly reason: string;
}

/** Shops that offer less than the demo. */
const shops: readonly ModestShop[] = [
  { kind: 'sells nothing yet', seed: 'none', reason: 'no product is sold singly' },
  {
    kind: 'lets nobody in before a click in a mail',
    config: { doubleOptInRegistration: true, doubleOptInGuestOrder: true },
    reason: 'the shop lets nobody in before a click in a mail (double opt-in)',
  },
  {
    kind: 'has no wishlist and takes no reviews',
    config: { wishlistEnabled: false, showReview: false },
    about: /wish|review/,
    reason: 'the wishlist of the shop is off',
  },
  {
    kind: 'has no pages of its own',
    accessKey: headlessAccessKey(defaultAccessKey),
    reason: 'the sales channel has no domain, so nobody can register',
  },
];

const origin = 'http://shop.example';

async function visit({ seed = 'demo', config = {}, accessKey = defaultAccessKey, about = /./ }: ModestShop) {
  const folder = removableFolder();
  const shop = await createShop({
    folder: folder.path,
    baseUrl: origin,
    seed,
    inMemory: true,
    rateLimits: false,
    config: { ...config, passwordHashCost: 4 },
  });
  const settings = { endpoint: `${origin}/store-api`, accessKey, mayReachPeople: false };
  const world = await openWorld(settings, (request) => shop.fetch(request));
  const failures: string[] = [];
  const reasons: string[] = [];
  for (const behaviour of behaviours.filter(({ name }) => about.test(name))) {
    const outcome = await runBehaviour(behaviour, world);
    if (outcome.kind === 'failed') failures.push(`${behaviour.name}: ${outcome.message}`);
    if (outcome.kind === 'skipped') reasons.push(outcome.reason);
  }
  await shop.close();
  folder.remove();
  return { failures, reasons };
}

describe('a shop that offers less breaks no promise', () => {
  test.each(shops)(
    'and the suite says why it skips some: a shop that $kind',
    async (modest) => {
      const { failures, reasons } = await visit(modest);
      expect(failures).toEqual([]);
      expect(reasons).toContain(modest.reason);
    },
    60_000,
  );
});
