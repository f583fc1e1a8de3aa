import { expect, test } from 'vitest';
import { summariseQueue } from './queue-summary.ts';

test('the queue is summed up; only what moves by itself counts as left', () => {
  const upload = (state: Parameters<typeof summariseQueue>[0][number]['state'], acknowledged: number) => ({
    state,
    size: 100,
    acknowledged,
  });
  expect(
    summariseQueue([
      upload('success', 100),
      upload('uploading', 40),
      upload('waiting', 10),
      upload('paused', 50),
      upload('error', 20),
      upload('needs-file', 0),
    ]),
  ).toEqual({
    files: 6,
    done: 1,
    bytes: 600,
    acknowledged: 220,
    bytesLeft: 150,
    moving: 2,
    paused: 1,
    failed: 1,
    lost: 1,
  });
});
