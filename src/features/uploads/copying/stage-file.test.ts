import { expect, test } from 'vitest';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of } from '#testing/storage/strict-storage.ts';
import { localCopyWorker, ownUploadDatabase, saveRecord } from '#testing/uploads/upload-setting.ts';
import type { UploadRecord } from '#offline/records/upload-record.ts';
import { createUploadRecord } from '../engine/create-upload-record.ts';
import { stageFile } from './stage-file.ts';

const size = 5_000_000;
const full = (): DOMException => new DOMException('Full', 'QuotaExceededError');

/** A browser with room for so many parts, for `spareParts` more when something is given up, and for the record as often as `saves` says. */
async function stage({
  parts,
  refusedSaves = 0,
  spareParts = 0,
}: {
  parts: number;
  refusedSaves?: number;
  spareParts?: number;
}) {
  let spare = spareParts;
  const database = await ownUploadDatabase();
  const file = new File([scoreBytes(size)], 'Oper.pdf');
  const record = createUploadRecord({ file, folderId: 'folder', position: 1, holder: 'tab', owner: undefined });
  await saveRecord(database, record);
  const copiesWhenDeleted: (UploadRecord['copy'] | undefined)[] = [];
  let kept = 0;
  let refusals = refusedSaves;
  const own = {
    savePart: async (...part: Parameters<typeof database.savePart>) => {
      if (kept >= parts) throw full();
      kept += 1;
      await database.savePart(...part);
    },
    deleteParts: async (id: string) => {
      copiesWhenDeleted.push((await database.loadRecord(id))?.copy);
      await database.deleteParts(id);
    },
  };
  await stageFile({
    record,
    file,
    database: own,
    worker: localCopyWorker(),
    hasRoom: async () => true,
    makeRoom: async () => {
      const isSpare = spare > 0;
      spare -= 1;
      kept -= 1;
      return isSpare;
    },
    save: async (progress) => {
      if (progress.copy === 'none' && refusals > 0) {
        refusals -= 1;
        throw full();
      }
      await database.changeRecord(record.id, (latest) => ({ ...latest, ...progress }));
    },
    signal: new AbortController().signal,
  });
  const left = await database.loadRecord(record.id);
  return { left, parts: await database.countParts(record.id), copiesWhenDeleted };
}

test('a copy is given up on record before its parts are deleted, so that nobody takes the file for lost', async () => {
  const { left, parts, copiesWhenDeleted } = await stage({ parts: 1 });
  expect({ parts, copiesWhenDeleted }).toEqual({ parts: 0, copiesWhenDeleted: ['none'] });
  expect(left).toMatchObject({ copy: 'none', stagedBytes: 0, md5: md5Of(scoreBytes(size)) });
  expect(left?.hashState).toBeUndefined();
});

test('when not even the record has room, the parts make some', async () => {
  const { left, parts } = await stage({ parts: 1, refusedSaves: 1 });
  expect({ copy: left?.copy, parts }).toEqual({ copy: 'none', parts: 0 });
});

test('when the room ends in the middle, other copies are given up and the copy goes on where it was', async () => {
  const { left, parts, copiesWhenDeleted } = await stage({ parts: 1, spareParts: 1 });
  expect({ parts, copiesWhenDeleted }).toEqual({ parts: 2, copiesWhenDeleted: [] });
  expect(left).toMatchObject({ copy: 'complete', stagedBytes: size, md5: md5Of(scoreBytes(size)) });
});
