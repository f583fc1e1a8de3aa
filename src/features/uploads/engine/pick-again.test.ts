import { expect, test } from 'vitest';
import { partBytes, type UploadRecord } from '#offline/records/upload-record.ts';
import { localCopyWorker } from '#testing/uploads/upload-setting.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { OtherFile } from './other-file.ts';
import { checkSameFile, isCopyOf, pickedAgain } from './pick-again.ts';

const file = new File(['%PDF-1.7'], 'Chor.pdf', { lastModified: 1_000 });
const made = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
const begun: UploadRecord = { ...made, state: 'needs-file', hashState: 'abc=', stagedBytes: 2 * partBytes };
const parts = (count: number) => ({ countParts: async () => count });

test('a copy goes on when its parts are all there and the file was not saved since', async () => {
  expect(await isCopyOf(begun, file, parts(2))).toBe(true);
  expect(await isCopyOf(begun, new File(['%PDF-1.7'], 'Chor.pdf', { lastModified: 2_000 }), parts(2))).toBe(false);
});

test.each<[string, Partial<UploadRecord>, number]>([
  ['a part is missing', {}, 1],
  ['the checksum is of a copy that was given up', { stagedBytes: 0 }, 2],
  ['there is no copy', { copy: 'none' }, 2],
])('a copy begins anew when %s', async (_case, change, count) => {
  expect(await isCopyOf({ ...begun, ...change }, file, parts(count))).toBe(false);
});

test('what was computed of a copy that begins anew is forgotten', () => {
  const picked = pickedAgain({ ...begun, md5: 'old=' }, { file, holder: 'other', goesOn: false });
  expect(picked).toMatchObject({ state: 'queued', holder: 'other', copy: 'growing', stagedBytes: 0 });
  expect({ md5: picked.md5, hashState: picked.hashState }).toEqual({ md5: undefined, hashState: undefined });
});

test.each([
  ['another size', new File(['%PDF'], 'Chor.pdf')],
  ['another name, when the edges are not known', new File(['%PDF-1.7'], 'Solo.pdf')],
])('a file of %s is another file', async (_case, other) => {
  await expect(checkSameFile(begun, other, localCopyWorker)).rejects.toThrow(OtherFile);
});
