import { describe, expect, it } from 'vitest';
import { drawStaff } from './score-drawing.ts';

const plan = { width: 174, inset: 8, bars: 4, seed: 3 };

describe('drawStaff', () => {
  it('draws the same staff for the same seed, so that server and browser agree', () => {
    expect(drawStaff(plan)).toEqual(drawStaff(plan));
    expect(drawStaff({ ...plan, seed: 4 })).not.toEqual(drawStaff(plan));
  });

  it('draws five lines across the whole width', () => {
    expect(drawStaff(plan).lines.match(/H174/g)).toHaveLength(5);
  });

  it('draws nothing outside the staff', () => {
    const starts = Array.from({ length: 60 }, (_, seed) => {
      const { solid, open, stems } = drawStaff({ width: 174, inset: 8, bars: 4, seed });
      return Array.from(`${solid}${open}${stems}`.matchAll(/M(-?[\d.]+)/g), ([, x]) => Number(x));
    }).flat();
    expect(starts.length).toBeGreaterThan(1000);
    expect(starts.every((x) => x >= 0 && x <= 174)).toBe(true);
  });

  it('fills every bar with four quarters', () => {
    const one = drawStaff({ ...plan, bars: 1 });
    const heads = (one.solid + one.open).match(/a1\.08/g) ?? [];
    expect(heads.length / 2).toBeGreaterThanOrEqual(2);
    expect(heads.length / 2).toBeLessThanOrEqual(6);
  });
});
