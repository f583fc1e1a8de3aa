import { afterAll, describe, expect, test } from 'vitest';
import { createShop } from '#shop/create-shop.ts';
import { type AcceptedDifference, differenceLine, findAcceptance } from './accepted-difference.ts';
import { catalogueDifferences } from './catalogue-differences.ts';
import { seedFixtures } from './fixtures/seed-fixtures.ts';
import { loadRecordings } from './recording.ts';
import { createReplay, RECORDED_ACCESS_KEY, RECORDED_ORIGIN } from './replay.ts';
import { temporaryFolder } from './temporary-folder.ts';

const recordings = [...loadRecordings(1, 112), ...loadRecordings(262, 265)];
const folder = temporaryFolder();
const running = await createShop({
  folder: folder.path,
  inMemory: true,
  baseUrl: RECORDED_ORIGIN,
  accessKey: RECORDED_ACCESS_KEY,
  clock: () => new Date('2026-11-21T07:19:08Z'),
  config: { shopName: 'Notendruck' },
});
seedFixtures(running.shop);

afterAll(async () => {
  await running.close();
  folder.remove();
});

describe('the catalogue answers like the recorded shop', () => {
  const replay = createReplay(running, recordings);
  const met = new Set<AcceptedDifference>();

  // One session runs through the recordings, so they are replayed in their order.
  for (const recording of recordings) {
    test(`to ${recording.file}`, async () => {
      const unexpected: string[] = [];
      for (const difference of await replay.run(recording)) {
        const acceptance = findAcceptance(catalogueDifferences, recording.file, difference);
        if (acceptance === undefined) unexpected.push(differenceLine(difference));
        else met.add(acceptance);
      }
      expect(unexpected).toEqual([]);
    });
  }

  test('every accepted difference still occurs', () => {
    expect(catalogueDifferences.filter((accepted) => !met.has(accepted))).toEqual([]);
  });
});
