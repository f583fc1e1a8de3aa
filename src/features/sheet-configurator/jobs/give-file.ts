import { atom } from 'jotai';
import { keepChosenFilesAtom } from './chosen-files.ts';
import { contentMarkOf } from './checks/content-mark.ts';
import { factSheetsAtomOf, onlyFile, withSheet } from './fact-sheets.ts';
import { setMeasuredAtom } from './checks/inspect-job.ts';
import { changeJobAtom } from './job-atoms.ts';

/**
 * Gives a job its file once more. What was found out about another content, though it has the same name and size, is as good
 * as found by an older inspector: it stays until the file has been checked anew.
 */
export const giveFileAtom = atom(null, async (get, set, jobId: string, file: File) => {
  const sheets = factSheetsAtomOf(jobId);
  // Reads what is kept; only a write waits for it.
  await set(sheets, (kept) => kept);
  const sheet = get(sheets)?.files[onlyFile];
  // That a file cannot be read is the upload's to tell.
  const content = await contentMarkOf(file).catch(() => undefined);
  if (sheet && sheet.content !== content) {
    set(setMeasuredAtom, jobId, []);
    await set(sheets, withSheet(onlyFile, { ...sheet, inspector: 0 }));
    await set(changeJobAtom, jobId, ({ check: _ofOther, ...kept }) => kept);
  }
  set(keepChosenFilesAtom, new Map([[jobId, file]]));
});
