import { expect, test } from 'vitest';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { createUploadRecord } from './create-upload-record.ts';
import { movedUploads, type UploadMove } from './move-upload.ts';

function record(id: string, position: number, state: UploadRecord['state'] = 'queued'): UploadRecord {
  const file = new File([], `${id}.pdf`);
  return { ...createUploadRecord({ file, folderId: 'folder', position, holder: 'tab', owner: undefined }), id, state };
}

const records = [
  record('done', 1, 'success'),
  record('a', 2),
  record('given up', 3, 'canceled'),
  record('b', 4, 'paused'),
  record('c', 5),
];

function orderAfter(id: string, to: UploadMove): string[] {
  const changes = new Map(movedUploads(records, id, to).map((changed) => [changed.id, changed]));
  return records
    .map((old) => changes.get(old.id) ?? old)
    .toSorted((one, other) => one.position - other.position)
    .map((each) => each.id)
    .filter((each) => each.length === 1);
}

test.each<[string, UploadMove, string]>([
  ['c', 'first', 'cab'],
  ['c', 'earlier', 'acb'],
  ['a', 'later', 'bac'],
  ['a', 'last', 'bca'],
  ['a', 'first', 'abc'],
  ['a', 'earlier', 'abc'],
  ['c', 'later', 'abc'],
  ['unknown', 'first', 'abc'],
])('%s moved %s stands as %s, past those that ended', (id, to, order) => {
  expect(orderAfter(id, to).join('')).toBe(order);
});
