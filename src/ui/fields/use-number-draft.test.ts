import { describe, expect, it } from 'vitest';
import { nearestAllowed } from './use-number-draft.ts';

describe('nearestAllowed', () => {
  it('keeps the number between min and max', () => {
    expect(nearestAllowed(-3, { min: 1, max: 10 })).toBe(1);
    expect(nearestAllowed(300, { min: 1, max: 10 })).toBe(10);
  });

  it('counts steps from the minimum', () => {
    expect(nearestAllowed(8, { min: 5, step: 10 })).toBe(5);
    expect(nearestAllowed(11, { min: 5, step: 10 })).toBe(15);
  });

  it('never rounds up past the maximum', () => {
    expect(nearestAllowed(12, { min: 5, max: 12, step: 5 })).toBe(10);
  });

  it('shows no binary fractions', () => {
    expect(nearestAllowed(0.3, { min: 0, step: 0.1 })).toBe(0.3);
  });
});
