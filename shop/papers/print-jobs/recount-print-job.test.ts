import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatIds, orientations } from '#print/spec/paper-format.ts';
import { paperIds } from '#print/spec/paper.ts';
import { pageInks, type PrintPage, type PrintRow } from '#print/spec/print-job.ts';
import { bindings, colourOptions, coverFronts, sidesOptions } from '#print/spec/print-spec.ts';
import { printUnits } from '#print/prices/print-units.ts';
import { printRow } from '#testing/print/print-rows.ts';
import { countedKey, countUnits, highestPage, readRows } from './recount-print-job.ts';

/** What the storefront asks for, under the keys of the recount. */
function asked(rows: readonly PrintRow[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const { sku, quantity } of printUnits({ rows })) {
    const key = countedKey(sku);
    if (key !== undefined) sums.set(key, (sums.get(key) ?? 0) + quantity);
  }
  return sums;
}

const sorted = (units: ReadonlyMap<string, number>) => [...units].toSorted(([a], [b]) => a.localeCompare(b));
const page: fc.Arbitrary<PrintPage> = fc.oneof(
  fc.constant<PrintPage>({ from: 'inserted' }),
  fc
    .record({ page: fc.integer({ min: 1, max: 99 }), ink: fc.constantFrom(...pageInks) })
    .map(({ page, ink }): PrintPage => ({ from: 'file', file: 'score', turn: 0, page, ink })),
);
const row = fc
  .record({
    pages: fc.array(page, { minLength: 1, maxLength: 90 }),
    copies: fc.integer({ min: 1, max: 2000 }),
    kind: fc.constantFrom('part', 'score'),
    spec: fc.record({
      format: fc.constantFrom(...formatIds),
      orientation: fc.constantFrom(...orientations),
      paper: fc.constantFrom(...paperIds),
      sides: fc.constantFrom(...sidesOptions),
      colour: fc.constantFrom(...colourOptions),
      binding: fc.constantFrom('automatic', ...bindings),
      coverFront: fc.constantFrom('automatic', ...coverFronts),
    }),
  })
  .map(({ pages, copies, kind, spec }): PrintRow => printRow(pages, spec, { copies, kind }));

test('shop and storefront count the same sides, sheets and bindings, each by rules of its own', () => {
  fc.assert(
    fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
      const read = readRows(JSON.parse(JSON.stringify(rows)));
      expect(sorted(countUnits(read ?? []))).toEqual(sorted(asked(rows)));
    }),
    { numRuns: 500 },
  );
});

test('the page of a file that has to be there is the highest one that is printed', () => {
  const rows = readRows(JSON.parse(JSON.stringify([printRow(7), printRow(3)])));
  expect(highestPage(rows ?? [])).toBe(7);
});

test.each([[undefined], [[]], ['rows'], [[{ copies: 1 }]], [[{ ...printRow(2), copies: 0 }]]])(
  'rows production could not print from are none: %j',
  (rows) => {
    expect(readRows(rows === undefined ? undefined : JSON.parse(JSON.stringify(rows)))).toBeUndefined();
  },
);
