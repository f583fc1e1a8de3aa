import { describe, expect, test } from 'vitest';
import { staffHeightPx } from './staff-height.ts';

/** Darkness per row of staves: each line is drawn at its exact place as grey over two rows. */
function rows(height: number, tops: readonly number[], gap: number): readonly number[] {
  const darkness = Array.from({ length: height }, () => 0.02);
  for (const line of tops.flatMap((top) => [0, 1, 2, 3, 4].map((index) => top + index * gap))) {
    const row = Math.floor(line);
    const part = line - row;
    darkness[row] = (darkness[row] ?? 0) + 0.6 * (1 - part);
    darkness[row + 1] = (darkness[row + 1] ?? 0) + 0.6 * part;
  }
  return darkness;
}

describe('the height of a staff', () => {
  test.each([3.5, 5.4, 6.9, 8.2])('is found to a third of a pixel with a gap of %d pixels', (gap) => {
    const height = staffHeightPx(rows(1169, [100.3, 250.6, 400.1, 560.8], gap));
    expect(Math.abs((height ?? 0) - 4 * gap)).toBeLessThan(0.35);
  });

  test('of most staves wins over a single smaller one', () => {
    const darkness = rows(1169, [300, 450, 600], 7).map((dark, row) => Math.max(dark, rows(1169, [100], 4)[row] ?? 0));
    expect(staffHeightPx(darkness)).toBeCloseTo(28, 0);
  });

  test('is unknown on pages without staves', () => {
    expect(staffHeightPx(Array.from({ length: 1169 }, () => 0.02))).toBeNull();
    expect(staffHeightPx(Array.from({ length: 1169 }, (_, row) => (row % 20 < 8 ? 0.25 : 0)))).toBeNull();
    expect(staffHeightPx([])).toBeNull();
  });

  test('four lines or uneven lines are no staff', () => {
    const darkness = Array.from({ length: 400 }, () => 0);
    for (const row of [100, 107, 114, 121, 200, 210, 215, 230, 238]) darkness[row] = 0.6;
    expect(staffHeightPx(darkness)).toBeNull();
  });
});
