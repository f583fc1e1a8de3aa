import { atom } from 'jotai';
import type { InspectionResult } from '../inspection/inspection-messages.ts';
import type { KeptJob } from '../kept-job.ts';
import { applySizes } from './apply-sizes.ts';
import { factSheetsAtomOf, inspectorVersion, onlyFile, withSheet } from './fact-sheets.ts';
import { changeJobAtom } from './job-atoms.ts';

/** Keeps what the check of a job's file came to. */
export const keepResultAtom = atom(null, async (_get, set, jobId: string, result: InspectionResult) => {
  await set(changeJobAtom, jobId, (kept) => withResult(kept, result));
  const sizes = result.status === 'inspected' ? result.file.pages.map(sizeOnly) : [];
  await set(factSheetsAtomOf(jobId), withSheet(onlyFile, { inspector: inspectorVersion, sizes, result }));
});

function withResult(kept: KeptJob, result: InspectionResult): KeptJob {
  const inspector = inspectorVersion;
  if (result.status === 'inspected') {
    return { ...applySizes(kept, result.file.pages), check: { is: 'printable', inspector } };
  }
  const { failure, page } = result;
  return { ...kept, check: { is: 'unprintable', inspector, failure, ...(page === undefined ? {} : { page }) } };
}

const sizeOnly = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => ({ widthMm, heightMm });
