import { atom } from 'jotai';
import type { SlowWork } from '../../inspection/inspection-messages.ts';

export interface JobToCheck {
  jobId: string;
  file: File;
}

/** The job somebody looks at and that has not been checked, with its file. */
export const lookedAtAtom = atom<JobToCheck | null>(null);

/** How far the check of a job's file is; nothing is kept of it. `slow`: what it is at takes long. */
export type InspectionStep =
  | { readonly step: 'opening'; readonly slow?: SlowWork }
  | { readonly step: 'pages'; readonly done: number; readonly total: number; readonly slow?: SlowWork }
  | { readonly step: 'done' }
  | { readonly step: 'unavailable' };

const stepsAtom = atom<ReadonlyMap<string, InspectionStep>>(new Map());

/** Undefined: its turn has not come yet. */
export const inspectionStepAtom = (jobId: string) =>
  atom((get): InspectionStep | undefined => get(stepsAtom).get(jobId));

export const setStepAtom = atom(null, (get, set, jobId: string, step: InspectionStep) =>
  set(stepsAtom, new Map([...get(stepsAtom), [jobId, step]])),
);

export const noteSlowAtom = atom(null, (get, set, jobId: string, slow: SlowWork) => {
  const step = get(stepsAtom).get(jobId);
  if (step?.step === 'opening' || step?.step === 'pages') set(setStepAtom, jobId, { ...step, slow });
});

/** Jobs whose check could not run; the same set until another one cannot. */
export const unavailableChecksAtom = atom((get): ReadonlySet<string> => new Set(get(unavailableIdsAtom).split(' ')));

const unavailableIdsAtom = atom((get): string =>
  [...get(stepsAtom)].flatMap(([jobId, { step }]) => (step === 'unavailable' ? [jobId] : [])).join(' '),
);

/** Lets checks that could not run be tried once more: of one job, or of all. */
export const tryAgainAtom = atom(null, (get, set, jobId?: string) =>
  set(
    stepsAtom,
    new Map([...get(stepsAtom)].filter(([id, { step }]) => step !== 'unavailable' || (jobId ?? id) !== id)),
  ),
);
