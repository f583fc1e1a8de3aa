import { expect, test } from 'vitest';
import { uploadView } from '#testing/uploads/upload-view.ts';
import { lacksItsFile } from './upload-remedy.ts';

test('an upload takes its file again when the copy is lost, damaged, or not to be had', () => {
  expect(lacksItsFile(uploadView({ state: 'needs-file', error: 'copy-damaged' }))).toBe(true);
  expect(lacksItsFile(uploadView({ state: 'error', error: 'checksum' }))).toBe(true);
  expect(lacksItsFile(uploadView({ state: 'error', error: 'copy-failed' }))).toBe(true);
  expect(lacksItsFile(uploadView({ state: 'error', error: 'busy', copy: 'none' }))).toBe(true);
});

test('one that goes on, or can do so with its copy, is left alone', () => {
  expect(lacksItsFile(uploadView({ state: 'uploading' }))).toBe(false);
  expect(lacksItsFile(uploadView({ state: 'error', error: 'busy' }))).toBe(false);
  expect(lacksItsFile(uploadView({ state: 'success', copy: 'none' }))).toBe(false);
});
