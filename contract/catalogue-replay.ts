import type { RecordedRun } from './recorded-run.ts';
import { openFixtureShop } from './fixture-shop.ts';
import { loadRecordings } from './recording.ts';
import { createReplay } from './replay.ts';

/** Catalogue, content, context and reference data; one session runs through the recordings, in their order. */
export async function openCatalogueReplay(): Promise<RecordedRun> {
  const recordings = loadRecordings(1, 112);
  const running = await openFixtureShop({ config: { shopName: 'Notendruck' } });
  const replay = createReplay(running, recordings);
  return { recordings, run: (recording) => replay.run(recording), close: () => running.close() };
}
