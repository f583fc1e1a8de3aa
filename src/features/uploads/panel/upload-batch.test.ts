import { expect, test } from 'vitest';
import type { UploadState } from '#file-storage/machine/upload-machine.ts';
import { followBatch, type UploadBatch } from './upload-batch.ts';

const upload = (id: string, state: UploadState, folderId = 'a') => ({ id, state, folderId });
const follow = (batch: readonly string[], ...uploads: ReturnType<typeof upload>[]) => [
  ...followBatch(new Set(batch), uploads),
];

test('a batch has what is unfinished and what came with it', () => {
  expect(follow([], upload('1', 'success'), upload('2', 'uploading'), upload('3', 'success', 'b'))).toEqual(['1', '2']);
});

test('what arrives meanwhile stays counted, what is chosen meanwhile joins', () => {
  expect(follow(['1', '2'], upload('1', 'success'), upload('2', 'uploading', 'b'), upload('3', 'queued', 'c'))).toEqual(
    ['1', '2', '3'],
  );
});

test('what was given up is not counted', () => {
  expect(follow(['1', '2'], upload('1', 'canceling'), upload('2', 'uploading'))).toEqual(['2']);
  expect(follow(['1', '2'], upload('1', 'canceled'), upload('2', 'success'))).toEqual(['2']);
});

test('after the last upload the next one begins a new batch', () => {
  expect(follow(['1'], upload('1', 'success'))).toEqual(['1']);
  expect(follow(['1'], upload('1', 'success'), upload('2', 'queued', 'b'))).toEqual(['2']);
});

test('without a change it is the same batch', () => {
  const batch: UploadBatch = new Set(['1']);
  expect(followBatch(batch, [upload('1', 'paused')])).toBe(batch);
});
