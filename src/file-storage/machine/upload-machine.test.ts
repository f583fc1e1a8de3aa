import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTerminal, nextUploadState, uploadStates, type UploadEvent, type UploadState } from './upload-machine.ts';

const events: UploadEvent[] = [
  'file-lost',
  'started',
  'deferred',
  'stalled',
  'moving',
  'all-bytes-sent',
  'stored',
  'failed',
  'pause',
  'halted',
  'resume',
  'cancel',
  'discarded',
  'retry',
  'file-picked',
];

test('canceled and success are final, whatever happens', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<UploadState>('canceled', 'success'),
      fc.array(fc.constantFrom(...events)),
      (state, later) => {
        expect(later.reduce(nextUploadState, state)).toBe(state);
      },
    ),
  );
});

test('only a running upload can be paused, only a paused one resumed', () => {
  const pausable = uploadStates.filter((state) => nextUploadState(state, 'pause') !== state);
  expect(pausable).toEqual(['queued', 'uploading', 'waiting', 'verifying']);
  const resumable = uploadStates.filter((state) => nextUploadState(state, 'resume') !== state);
  expect(resumable).toEqual(['pausing', 'paused']);
});

test('everything unfinished can be given up, also while paused', () => {
  const cancelable = uploadStates.filter((state) => !isTerminal(state) && state !== 'canceling');
  for (const state of cancelable) expect(nextUploadState(state, 'cancel')).toBe('canceling');
});

test('a pause in the last moment may still end in success', () => {
  expect(nextUploadState('pausing', 'stored')).toBe('success');
});

test('a cancel that was asked for holds, also when the last request completed', () => {
  expect(nextUploadState('canceling', 'stored')).toBe('canceling');
});

test('an upload whose bytes are lost asks for the file, unless it has ended or is being given up', () => {
  const asking = uploadStates.filter((state) => nextUploadState(state, 'file-lost') === 'needs-file');
  const settled = new Set<UploadState>(['canceling', 'canceled', 'success']);
  expect(asking).toEqual(uploadStates.filter((state) => !settled.has(state)));
});

test('an upload that lets others go first waits for its turn again, and only while it runs', () => {
  const yielding = uploadStates.filter((state) => nextUploadState(state, 'deferred') !== state);
  expect(yielding).toEqual(['uploading', 'waiting', 'verifying']);
  for (const state of yielding) expect(nextUploadState(state, 'deferred')).toBe('queued');
});

test('a file that cannot be read fails an upload wherever it stands, unless it ended', () => {
  const failing = uploadStates.filter((state) => nextUploadState(state, 'failed') === 'error' && state !== 'error');
  expect(failing).toEqual(['queued', 'uploading', 'waiting', 'verifying', 'pausing', 'paused']);
});
