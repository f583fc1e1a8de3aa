import { expect, test } from 'vitest';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { localCopyWorker } from '#testing/uploads/upload-setting.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { findDuplicates } from './find-duplicates.ts';

const size = 3_000_000;
const score = (name: string, change?: number): File => {
  const bytes = scoreBytes(size);
  if (change !== undefined) bytes[change] = (bytes[change] ?? 0) ^ 1;
  return new File([bytes], name, { lastModified: 1_000 });
};

async function onRecord(file: File, more: Partial<UploadRecord> = {}): Promise<UploadRecord> {
  const record = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
  return { ...record, edges: await localCopyWorker().edges(file), ...more };
}

test('the same file under another name is recognised by its ends, another one of the same size is not', async () => {
  const record = await onRecord(score('Chor.pdf'));
  const same = score('Kopie.pdf');
  const found = await findDuplicates([same, score('Chor.pdf', 5)], [record], localCopyWorker);
  expect([...found]).toEqual([[same, record]]);
});

test('of a file whose ends are not on record yet, name and time decide', async () => {
  const { edges: _edges, ...record } = await onRecord(score('Chor.pdf'));
  const same = score('Chor.pdf');
  const found = await findDuplicates([same, score('Kopie.pdf')], [record], localCopyWorker);
  expect([...found.keys()]).toEqual([same]);
});

test.each([
  ['success', 1],
  ['error', 1],
  ['canceled', 0],
  ['canceling', 0],
] as const)('an upload in %s counts %i times', async (state, times) => {
  const found = await findDuplicates(
    [score('Chor.pdf')],
    [await onRecord(score('Chor.pdf'), { state })],
    localCopyWorker,
  );
  expect(found.size).toBe(times);
});

test('a file that cannot be read is no duplicate and does not hide the others', async () => {
  const gone = score('weg.pdf');
  Object.defineProperty(gone, 'slice', { value: () => new Blob() });
  const same = score('Chor.pdf');
  const found = await findDuplicates([gone, same], [await onRecord(score('Chor.pdf'))], localCopyWorker);
  expect([...found.keys()]).toEqual([same]);
});
