import { setImmediate } from 'node:timers/promises';
import type { Shop } from '../entities/shop.ts';
import { type Schedule, unrefTimer } from '../post/mail-retries.ts';
import { shopAreas } from './shop-areas.ts';

/**
 * Forgets what nobody needs any more, in small slices between which requests are answered. Personal data is not kept
 * longer than it serves anybody.
 *
 * @param isEnded true once the shop closes: then the rest stays for the next time
 */
export async function sweepShop(shop: Shop, isEnded: () => boolean = () => false): Promise<void> {
  countFromNow(shop);
  for (const { forget, most } of shopAreas.flatMap(({ forgets }) => forgets ?? [])) {
    let forgotten = most;
    while (forgotten === most && !isEnded()) {
      await setImmediate();
      forgotten = isEnded() ? 0 : forget(shop, most);
    }
  }
}

/**
 * Sweeps a shop now, in the background, and every day from then on.
 *
 * @returns ends it; resolves when nothing is swept any more
 */
export function keepSweeping(shop: Shop, schedule: Schedule = unrefTimer): () => Promise<void> {
  let isEnded = false;
  let callOff = (): void => undefined;
  const sweep = async (): Promise<void> => {
    try {
      await sweepShop(shop, () => isEnded);
    } catch (error) {
      // A full disk, for example: tomorrow there may be room.
      console.error('Sweeping the shop broke off', error);
    }
    if (!isEnded) callOff = schedule(() => void (last = sweep()), day);
  };
  let last = sweep();
  return async () => {
    isEnded = true;
    callOff();
    await last;
  };
}

const day = 24 * 60 * 60 * 1000;

/** What was touched in the future was touched before the clock was set back; it must not be kept until then. */
function countFromNow({ database, clock }: Shop): void {
  const now = clock().getTime();
  for (const table of ['cart', 'sales_channel_api_context'])
    database.prepare(`UPDATE ${table} SET updated_at = ?1 WHERE updated_at > ?1`).run(now);
}
