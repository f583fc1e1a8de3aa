import { atom } from 'jotai';
import type { FileFailure } from '#print/pages/inspection-failure.ts';
import { type FileStructure, lookAtStructure } from '../../inspection/documents/file-structure.ts';
import { keepResultAtom } from '../checks/keep-result.ts';
import { beginStartingAtom, endStartingAtom, type JobFiles, startJobUploadsAtom } from './start-uploads.ts';

/**
 * Starts to upload the files of new jobs. None begins before the structure of its file has been looked at: what is
 * incomplete is not sent, and what is encrypted only when opening it has shown that it can be printed.
 */
export const startFirstUploadsAtom = atom(null, async (_get, set, { folderId, files }: JobFiles) => {
  set(beginStartingAtom, [...files.keys()]);
  const looks = await Promise.all(
    Array.from(files, async ([id, file]) => ({ id, file, structure: await structureOf(file) })),
  );
  const those = (wanted: FileStructure) => looks.filter(({ structure }) => structure === wanted);
  const whole = new Map(those('whole').map(({ id, file }) => [id, file]));
  if (whole.size > 0) void set(startJobUploadsAtom, { folderId, files: whole });
  for (const { id } of those('incomplete')) await set(refuseAtom, id, { failure: 'incomplete' });
  for (const { id, file } of those('encrypted')) {
    const failure = await failureOf(file);
    if (failure) await set(refuseAtom, id, failure);
    else void set(startJobUploadsAtom, { folderId, files: new Map([[id, file]]) });
  }
});

const refuseAtom = atom(null, async (_get, set, id: string, failure: FileFailure) => {
  await set(keepResultAtom, id, { result: { status: 'failed', ...failure } });
  set(endStartingAtom, [id], 'settled');
});

/** A file that can no longer be read is the upload's to tell. */
const structureOf = (file: File): Promise<FileStructure> => lookAtStructure(file).catch(() => 'whole');

/** Without the PDF engine nothing is known against a file: it is made safe, and given up should the check find something. */
async function failureOf(file: File): Promise<FileFailure | null> {
  try {
    const { findFailure } = await import('../../inspection/inspect-pdf.ts');
    return await findFailure(file);
  } catch (error) {
    console.error('An encrypted file could not be opened yet.', error);
    return null;
  }
}
