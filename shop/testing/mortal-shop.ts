import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect } from 'vitest';
import { removableFolder } from '#contract/temporary-folder.ts';
import { openTestShop, seedAssortment, type Shopper, type TestShop } from './serve-checkout.ts';

/** A moment of `die-after-order.ts`. */
type Moment = 'ordered' | 'paid' | 'filed' | 'composing' | 'posting';

export interface MortalShop {
  readonly folder: string;
  /** The shop as it runs now. */
  readonly shop: TestShop;
  /** Orders in a process of its own, which is killed at this moment, and opens the shop anew. */
  orderAndDie(shopper: Shopper, until: Moment): Promise<void>;
  /** Opens the shop anew. */
  reopen(): Promise<void>;
  /** Closes it, and removes its folder. */
  end(): Promise<void>;
}

/** A shop with an assortment whose data lie on disk, where they outlive its process. */
export async function openMortalShop(): Promise<MortalShop> {
  const folder = removableFolder();
  const open = () => openTestShop({ folder: folder.path, inMemory: false, clock: undefined });
  let shop = await open();
  seedAssortment(shop.shop);
  const script = join(import.meta.dirname, 'die-after-order.ts');
  return {
    folder: folder.path,
    get shop() {
      return shop;
    },
    orderAndDie: async ({ token }, until) => {
      await shop.close();
      const child = spawn(process.execPath, [script, folder.path, token, until], { stdio: 'inherit' });
      const [, signal]: (string | null)[] = await once(child, 'exit');
      expect(signal).toBe('SIGKILL');
      shop = await open();
    },
    reopen: async () => {
      await shop.close();
      shop = await open();
    },
    end: async () => {
      await shop.close();
      folder.remove();
    },
  };
}
