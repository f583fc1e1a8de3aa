import { randomBytes } from 'node:crypto';
import { createClient, type Client, type SendRequest, type Sleep } from './client.ts';
import { discoverShop, type DiscoveredShop } from './discover.ts';
import type { Settings } from './settings.ts';

/** Everything a behaviour may use: the shop, fresh shoppers, and a way to leave nothing behind. */
export interface World {
  readonly settings: Settings;
  readonly shop: DiscoveredShop;
  /** A shopper without a session. */
  readonly newClient: () => Client;
  /** Random lower-case letters and digits. */
  readonly unique: () => string;
  /** Registers what has to be undone after the behaviour; last come, first undone. */
  readonly onEnd: (undo: () => Promise<unknown>) => void;
  /** Undoes what the behaviour registered; what cannot be undone stays. */
  readonly tidyUp: () => Promise<void>;
}

/** @throws {Unmet} when the shop cannot be read at all */
export async function openWorld(settings: Settings, sendRequest?: SendRequest, sleep?: Sleep): Promise<World> {
  const newClient = (): Client => createClient(settings, sendRequest, sleep);
  const undos: (() => Promise<unknown>)[] = [];
  return {
    settings,
    shop: await discoverShop(newClient()),
    newClient,
    unique: () => randomBytes(8).toString('hex'),
    onEnd: (undo) => void undos.push(undo),
    async tidyUp() {
      for (const undo of undos.splice(0).toReversed()) await undo().catch(() => undefined);
    },
  };
}
