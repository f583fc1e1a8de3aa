import { atom } from 'jotai';
import type { InspectedPage } from '#print/pages/inspected-file.ts';
import type { InspectionProgress, InspectionResult } from '../../inspection/inspection-messages.ts';
import { applySizes } from '../apply-sizes.ts';
import { type JobToCheck, lookedAtAtom, noteSlowAtom, setStepAtom } from './check-steps.ts';
import { contentMarkOf } from './content-mark.ts';
import { letGoUnreadableAtom } from '../chosen-files.ts';
import { factSheetsAtomOf, inspectorVersion, onlyFile, withSizes } from '../fact-sheets.ts';
import { changeJobAtom } from '../job-atoms.ts';
import { keepResultAtom } from './keep-result.ts';

/** Measures a file; see `inspectPdf`. */
export type Inspect = (
  file: File,
  options: { readonly signal: AbortSignal; readonly maxBytes: number; readonly known: readonly InspectedPage[] },
  onProgress: (progress: InspectionProgress) => void,
) => Promise<InspectionResult>;

interface Inspection extends JobToCheck {
  /** Size from which files are not looked at. */
  maxBytes: number;
  signal: AbortSignal;
  inspect: Inspect;
}

/** Pages of files whose check was broken off: it goes on behind them. */
const measuredAtom = atom<ReadonlyMap<string, readonly InspectedPage[]>>(new Map());

export const setMeasuredAtom = atom(null, (get, set, jobId: string, pages: readonly InspectedPage[]) =>
  set(measuredAtom, new Map([...get(measuredAtom), [jobId, pages]])),
);

/**
 * Measures the file of a job and keeps the result beside the job, unless that was done before. A file that cannot be
 * printed is a result; when the inspection itself fails the step is `unavailable` and may be tried again. A chosen file that
 * vanished is let go: its copy takes its turn. Tells whether the job has its result.
 */
export const inspectJobAtom = atom(null, async (get, set, { jobId, file, ...inspection }: Inspection) => {
  set(setStepAtom, jobId, { step: 'opening' });
  try {
    const known = await set(knownResultAtom, jobId);
    const result = known ?? (await set(measureAtom, { jobId, file, ...inspection }));
    await set(keepResultAtom, jobId, { result, content: await contentMarkOf(file) });
    if (get(lookedAtAtom)?.jobId === jobId) set(lookedAtAtom, null);
    set(setStepAtom, jobId, { step: 'done' });
    return true;
  } catch (error) {
    if (inspection.signal.aborted) return false;
    if (await set(letGoUnreadableAtom, jobId, file)) {
      // Whoever looks at it asks anew, with the copy.
      if (get(lookedAtAtom)?.file === file) set(lookedAtAtom, null);
      return false;
    }
    console.error('The file could not be inspected.', error);
    set(setStepAtom, jobId, { step: 'unavailable' });
    return false;
  }
});

/** What this version of the inspector found before. */
const knownResultAtom = atom(null, async (get, set, jobId: string): Promise<InspectionResult | null> => {
  const sheets = factSheetsAtomOf(jobId);
  // Reads what is kept; only a write waits for it.
  await set(sheets, (kept) => kept);
  const sheet = get(sheets)?.files[onlyFile];
  return sheet?.inspector === inspectorVersion ? sheet.result : null;
});

const measureAtom = atom(null, async (get, set, { jobId, file, inspect, ...options }: Inspection) => {
  const pages = [...(get(measuredAtom).get(jobId) ?? [])];
  const tell = (progress: InspectionProgress): void => {
    if (progress.step === 'slow') return set(noteSlowAtom, jobId, progress);
    if (progress.step === 'page') {
      pages.push(progress.page);
      set(setStepAtom, jobId, { step: 'pages', done: progress.done, total: progress.total });
      return;
    }
    set(setStepAtom, jobId, { step: 'pages', done: pages.length, total: progress.sizes.length });
    // Those nobody looks at get their pages with the result.
    if (get(lookedAtAtom)?.jobId !== jobId) return;
    void set(factSheetsAtomOf(jobId), withSizes(onlyFile, progress.sizes));
    void set(changeJobAtom, jobId, (kept) => applySizes(kept, progress.sizes));
  };
  try {
    const result = await inspect(file, { ...options, known: [...pages] }, tell);
    set(setMeasuredAtom, jobId, []);
    return result;
  } catch (error) {
    set(setMeasuredAtom, jobId, pages);
    throw error;
  }
});
