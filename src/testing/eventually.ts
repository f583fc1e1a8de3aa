import { vi } from 'vitest';
import { patienceMs } from './patience.ts';

/** Tries an assertion again and again until it holds. @returns what it gives */
export function eventually<T>(assertion: () => T | Promise<T>): Promise<T> {
  return vi.waitFor(assertion, { timeout: patienceMs });
}
