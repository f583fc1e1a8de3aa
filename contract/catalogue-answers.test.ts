import { afterAll, describe, expect, test } from 'vitest';
import { type AcceptedDifference, differenceLine, findAcceptance } from './accepted-difference.ts';
import { catalogueDifferences } from './catalogue-differences.ts';
import { openFixtureShop } from './fixture-shop.ts';
import { loadRecordings } from './recording.ts';
import { createReplay } from './replay.ts';

const recordings = [...loadRecordings(1, 112), ...loadRecordings(262, 265)];
const running = await openFixtureShop({ config: { shopName: 'Notendruck' } });

afterAll(async () => {
  await running.close();
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
