import { expect, test } from 'vitest';
import { createUploadRecord } from './engine/create-upload-record.ts';
import { viewOf } from './upload-view.ts';

const file = new File(['%PDF-'], 'Chor.pdf');
const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });

test.each([
  ['uploading', true],
  ['paused', true],
  ['canceling', false],
  ['success', false],
] as const)('without a copy, an upload in %s needs its tab: %s', (state, needsOpenTab) => {
  expect(viewOf({ ...made, copy: 'none', state }).needsOpenTab).toBe(needsOpenTab);
});
