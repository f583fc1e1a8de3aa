import { atom } from 'jotai';
import type { InspectionResult } from '../../inspection/inspection-messages.ts';
import type { KeptJob } from '../../kept-job.ts';
import { applySizes } from '../apply-sizes.ts';
import { factSheetsAtomOf, inspectorVersion, onlyFile, withSheet } from '../fact-sheets.ts';
import { changeJobAtom } from '../job-atoms.ts';

interface Found {
  result: InspectionResult;
  /** The mark of what was checked; missing when the file was refused before it was read. */
  content?: string;
}

/** Keeps what the check of a job's file came to. */
export const keepResultAtom = atom(null, async (get, set, jobId: string, { result, content }: Found) => {
  const before = get(factSheetsAtomOf(jobId))?.files[onlyFile];
  const sizes = result.status === 'inspected' ? result.file.pages.map(sizeOnly) : [];
  const hasOtherPages =
    before?.content !== content && before?.result?.status === 'inspected' && before.sizes.length !== sizes.length;
  await set(changeJobAtom, jobId, (kept) => withResult(hasOtherPages ? withoutPages(kept) : kept, result));
  const sheet = { inspector: inspectorVersion, sizes, result, ...(content !== undefined && { content }) };
  await set(factSheetsAtomOf(jobId), withSheet(onlyFile, sheet));
});

/** Its pages are those of another content, and not as many. */
const withoutPages = (kept: KeptJob): KeptJob => ({ ...kept, job: { ...kept.job, rows: [] } });

function withResult(kept: KeptJob, result: InspectionResult): KeptJob {
  const inspector = inspectorVersion;
  if (result.status === 'inspected') {
    return { ...applySizes(kept, result.file.pages), check: { is: 'printable', inspector } };
  }
  const { failure, page } = result;
  return { ...kept, check: { is: 'unprintable', inspector, failure, ...(page === undefined ? {} : { page }) } };
}

const sizeOnly = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => ({ widthMm, heightMm });
