import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Spread, spreadsOf } from './spreads.ts';

/** The pages after which a leaf is turned. */
const turnsAfterPages = (spreads: readonly Spread[]): readonly number[] =>
  spreads.flatMap((spread) => (spread.turnAfter ? [spread.right ?? spread.left ?? 0] : []));

describe('what lies open in front of the player', () => {
  test('a booklet opens on the right and turns after each right page', () => {
    const spreads = spreadsOf({ binding: 'stapled', sides: 'duplex', pages: 6 });
    expect(spreads.map(({ left, right }) => [left, right])).toEqual([
      [null, 1],
      [2, 3],
      [4, 5],
      [6, null],
      [null, null],
    ]);
    expect(turnsAfterPages(spreads)).toEqual([1, 3, 5]);
  });

  test('a folded part of four pages turns after pages 1 and 3', () => {
    expect(turnsAfterPages(spreadsOf({ binding: 'folded', sides: 'duplex', pages: 4 }))).toEqual([1, 3]);
  });

  test('a fold-out and loose one-sided sheets are never turned', () => {
    const leporello = spreadsOf({ binding: 'leporello', sides: 'simplex', pages: 5 });
    expect(turnsAfterPages(leporello)).toEqual([]);
    expect(leporello.at(-1)).toMatchObject({ left: 5, right: null });
  });

  test('a coil with one-sided sheets shows one page at a time', () => {
    const spreads = spreadsOf({ binding: 'coil', sides: 'simplex', pages: 3 });
    expect(spreads.map(({ right }) => right)).toEqual([1, 2, 3]);
    expect(turnsAfterPages(spreads)).toEqual([1, 2]);
  });

  test('every page is shown once and the last one is never followed by a turn', () => {
    const binding = fc.constantFrom('loose', 'folded', 'stapled', 'coil', 'wire', 'leporello', 'punched');
    fc.assert(
      fc.property(
        binding,
        fc.constantFrom('duplex', 'simplex'),
        fc.integer({ min: 0, max: 90 }),
        (kind, sides, pages) => {
          const spreads = spreadsOf({ binding: kind, sides, pages });
          const shown = spreads.flatMap(({ left, right }) => [left, right]).filter((page) => page !== null);
          expect(shown).toEqual(Array.from({ length: pages }, (_, index) => index + 1));
          expect(turnsAfterPages(spreads)).not.toContain(pages);
        },
      ),
    );
  });
});
