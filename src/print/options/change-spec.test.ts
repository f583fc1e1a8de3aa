import { describe, expect, test } from 'vitest';
import { printRow } from '#testing/print/print-rows.ts';
import { changeSpec } from './change-spec.ts';
import { resolveRow } from '../pages/resolve-row.ts';

describe('changing an option', () => {
  test('that moves nothing else lists nothing', () => {
    expect(changeSpec(printRow(24), { paper: '100i' }).forced).toEqual([]);
  });

  test('from automatic to coil brings foil and board, and says so', () => {
    expect(changeSpec(printRow(24), { binding: 'coil' }).forced).toEqual([
      { option: 'coverFront', from: 'none', to: 'foil' },
      { option: 'coverBack', from: 'none', to: 'board' },
    ]);
  });

  test('to staples makes a one-sided part two-sided', () => {
    const row = printRow(24, { sides: 'simplex', binding: 'loose' });
    expect(changeSpec(row, { binding: 'stapled' }).forced).toEqual([
      { option: 'sides', from: 'simplex', to: 'duplex' },
    ]);
  });

  test('to one-sided printing gives up chosen staples', () => {
    const { row, forced } = changeSpec(printRow(24, { binding: 'stapled' }), { sides: 'simplex' });
    expect(row.spec).toMatchObject({ binding: 'automatic', sides: 'simplex' });
    expect(forced).toContainEqual({ option: 'binding', from: 'stapled', to: 'coil' });
    expect(forced.some(({ option }) => option === 'sides')).toBe(false);
  });

  test('to two-sided printing gives up a fold-out', () => {
    const { row } = changeSpec(printRow(4, { binding: 'leporello', sides: 'simplex' }), { sides: 'duplex' });
    expect(resolveRow(row)).toMatchObject({ binding: 'folded', sides: 'duplex' });
  });

  test('to a thicker paper can turn staples into a coil when the binding is automatic', () => {
    const { forced } = changeSpec(printRow(60), { paper: '120i' });
    expect(forced).toContainEqual({ option: 'binding', from: 'stapled', to: 'coil' });
  });

  test('to a ring takes the holes away', () => {
    const { forced } = changeSpec(printRow(24, { extras: ['punch4'] }), { binding: 'wire' });
    expect(forced).toContainEqual({ option: 'punch4', from: 'yes', to: 'no' });
  });

  test('and back again restores what was chosen before', () => {
    const before = printRow(24, { extras: ['punch4'], coverFront: 'card-black' });
    const there = changeSpec(before, { binding: 'coil' }).row;
    expect(changeSpec(there, { binding: 'automatic' }).row).toEqual(before);
  });

  test('to a landscape booklet moves the binding edge to the top', () => {
    expect(changeSpec(printRow(8, { binding: 'coil' }), { format: 'A5-quer' }).forced).toEqual([
      { option: 'bindEdge', from: 'left', to: 'top' },
    ]);
  });
});
