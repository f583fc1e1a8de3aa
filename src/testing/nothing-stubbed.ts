import { afterAll, vi } from 'vitest';

// The next file of this worker begins with the globals, the clock and the modules' functions as they are.
afterAll(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});
