import { createShop, defaultAccessKey } from '#shop/create-shop.ts';
import { removableFolder } from '../temporary-folder.ts';
import type { SendRequest } from './asking/client.ts';
import type { Settings } from './asking/settings.ts';
import { openWorld, type World } from './asking/world.ts';

export interface DemoWorld {
  readonly settings: Settings;
  readonly world: World;
  /** What the demo shop answers. */
  readonly answer: SendRequest;
  readonly close: () => Promise<void>;
}

/** The demo shop in this process, as the behaviours see it. */
export async function openDemoWorld(): Promise<DemoWorld> {
  const origin = 'http://shop.example';
  const folder = removableFolder();
  const config = { passwordHashCost: 4, rateLimits: false };
  const shop = await createShop({ folder: folder.path, baseUrl: origin, seed: 'demo', inMemory: true, config });
  const settings: Settings = {
    endpoint: `${origin}/store-api`,
    accessKey: defaultAccessKey,
    promotionCode: 'CHOR10',
    mayReachPeople: true,
  };
  const answer: SendRequest = (request) => shop.fetch(request);
  return {
    settings,
    world: await openWorld(settings, answer),
    answer,
    close: async () => {
      await shop.close();
      folder.remove();
    },
  };
}
