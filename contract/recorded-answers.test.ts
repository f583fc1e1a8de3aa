import { afterAll, describe, expect, test } from 'vitest';
import { type AcceptedDifference, differenceLine, findAcceptance } from './accepted-difference.ts';
import { acceptedDifferences } from './accepted-differences.ts';
import { openCatalogueReplay } from './catalogue-replay.ts';
import { openCheckoutReplay } from './checkout-replay.ts';

const runs = [
  { what: 'the catalogue', run: await openCatalogueReplay() },
  { what: 'cart, account and orders', run: await openCheckoutReplay() },
];
const met = new Set<AcceptedDifference>();
const linesOf = new Map<string, readonly string[]>();

afterAll(async () => {
  for (const { run } of runs) await run.close();
});

describe.each(runs)('$what answers like the recorded shop', ({ run }) => {
  for (const recording of run.recordings) {
    test(`to ${recording.file}`, async () => {
      const differences = await run.run(recording);
      linesOf.set(recording.file, differences.map(differenceLine));
      const unexpected: string[] = [];
      for (const difference of differences) {
        const acceptance = findAcceptance(acceptedDifferences, recording.file, difference);
        if (acceptance === undefined) unexpected.push(differenceLine(difference));
        else met.add(acceptance);
      }
      expect(unexpected).toEqual([]);
    });
  }
});

describe('the list of accepted differences', () => {
  test('names only what still occurs', () => {
    expect(acceptedDifferences.filter((accepted) => !met.has(accepted))).toEqual([]);
  });

  test('leaves at least 270 of 291 recordings without any difference', () => {
    const clean = [...linesOf.values()].filter((lines) => lines.length === 0);
    expect(linesOf.size).toBe(291);
    expect(clean.length).toBeGreaterThanOrEqual(270);
  });
});
