import { cleanup } from '@testing-library/react';
import { afterAll, afterEach } from 'vitest';

/** Fake ones stand still. */
const { setImmediate: soon } = globalThis;

afterEach(cleanup);

/**
 * Pages that a file of tests has drawn end before the browser around them: an answer that comes later would have them drawn once more
 * without a window, or into the page of the next file.
 */
afterAll(async () => {
  cleanup();
  // What was to be drawn before.
  for (let turn = 0; turn < 10; turn += 1) await new Promise((resolve) => soon(resolve));
});
