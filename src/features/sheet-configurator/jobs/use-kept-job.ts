import { useEffect, useMemo } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import type { KeptJob } from '../kept-job.ts';
import { keptJobAtom, openJobsAtom } from './job-atoms.ts';

/** A job by its id: undefined while that is being found out, null when this browser does not know it. */
export function useKeptJob(id: string): KeptJob | null | undefined {
  const open = useSetAtom(openJobsAtom);
  useEffect(() => void open(), [open]);
  return useAtomValue(useMemo(() => keptJobAtom(id), [id]));
}
