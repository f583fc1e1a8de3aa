import { letHappen } from './outside-events.ts';
import type { RecordedRun } from './recorded-run.ts';
import { loadRecordings } from './recording.ts';
import { openReopeningShop } from './reopening-shop.ts';
import { createReplay } from './replay.ts';
import { learnRuntimeIds } from './runtime-ids.ts';

/** Cart, account and orders; sessions run through the recordings, in their order. */
export async function openCheckoutReplay(): Promise<RecordedRun> {
  const running = await openReopeningShop({
    shopName: 'Notendruck',
    contactPhoneRequired: true,
    automaticInvoices: false,
    // Hashing is not what is compared here.
    passwordHashCost: 4,
  });
  const replay = createReplay(running, loadRecordings(1, 291));
  return {
    recordings: loadRecordings(113, 291),
    async run(recording) {
      await letHappen({ running, replay, recording });
      const differences = await replay.run(recording);
      learnRuntimeIds(running.shop, recording, (...ids) => replay.learn(...ids));
      return differences;
    },
    close: () => running.close(),
  };
}
