import { atom } from 'jotai';
import { applySizes } from './apply-sizes.ts';
import { type FactSheet, factSheetsAtomOf, inspectorVersion, onlyFile, withSheet, withSizes } from './fact-sheets.ts';
import { changeJobAtom } from './job-atoms.ts';

/** How far the inspection of a job is; nothing is kept of it. */
export type InspectionStep =
  | { readonly step: 'opening' }
  | { readonly step: 'pages'; readonly done: number; readonly total: number }
  | { readonly step: 'done' }
  | { readonly step: 'unavailable' };

const stepsAtom = atom<ReadonlyMap<string, InspectionStep>>(new Map());

export const inspectionStepAtom = (jobId: string) =>
  atom((get): InspectionStep => get(stepsAtom).get(jobId) ?? { step: 'opening' });

const setStepAtom = atom(null, (get, set, jobId: string, step: InspectionStep) =>
  set(stepsAtom, new Map([...get(stepsAtom), [jobId, step]])),
);

interface Inspection {
  jobId: string;
  file: File;
  /** Size from which files are not looked at. */
  maxBytes: number;
  signal: AbortSignal;
}

/**
 * Measures the file of a job and keeps the result beside the job. Loads the PDF engine. A file that cannot be printed is
 * a result; when the inspection itself fails the step is `unavailable` and may be tried again.
 */
export const inspectJobAtom = atom(null, async (_get, set, { jobId, file, maxBytes, signal }: Inspection) => {
  const keep = (sheet: Omit<FactSheet, 'inspector'>): Promise<void> =>
    set(factSheetsAtomOf(jobId), withSheet(onlyFile, { ...sheet, inspector: inspectorVersion }));
  set(setStepAtom, jobId, { step: 'opening' });
  try {
    const { inspectPdf } = await import('../inspection/inspect-pdf.ts');
    const result = await inspectPdf(file, { signal, maxBytes }, (progress) => {
      if (progress.step === 'page') {
        set(setStepAtom, jobId, { step: 'pages', done: progress.done, total: progress.total });
        return;
      }
      void set(factSheetsAtomOf(jobId), withSizes(onlyFile, progress.sizes));
      void set(changeJobAtom, jobId, (kept) => applySizes(kept, progress.sizes));
      set(setStepAtom, jobId, { step: 'pages', done: 0, total: progress.sizes.length });
    });
    if (result.status === 'inspected') {
      await set(changeJobAtom, jobId, (kept) => applySizes(kept, result.file.pages));
      await keep({ sizes: result.file.pages.map(sizeOnly), result });
    } else {
      await keep({ sizes: [], result });
    }
    set(setStepAtom, jobId, { step: 'done' });
  } catch (error) {
    if (signal.aborted) return;
    console.error('The file could not be inspected.', error);
    set(setStepAtom, jobId, { step: 'unavailable' });
  }
});

const sizeOnly = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => ({ widthMm, heightMm });
