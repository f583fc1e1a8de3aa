import { atom, type Getter } from 'jotai';
import { recordedUploadsAtom } from '#features/uploads/recorded-uploads-atom.ts';
import { uploadsAtom } from '#features/uploads/upload-atoms.ts';
import { lacksItsFile } from '#features/uploads/upload-remedy.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import type { Shell } from '#platform/session/shell.ts';
import { startingUploadsAtom } from '../jobs/sending/start-uploads.ts';
import type { KeptJob } from '../kept-job.ts';
import { beginUploadAtom, giveBackToJobAtom } from './give-back.ts';
import type { KnownFile } from './intake.ts';
import { keptJobs, printJobsAtom } from '../print-jobs-atom.ts';

/** A shared file and the job it belongs to. */
export interface BroughtFile extends KnownFile {
  /** The job was there when this page came up: what it lacks is given to it. */
  isLeftOver: boolean;
}

/**
 * Resolves when none of these files is needed any more where it was shared to: the upload of its job has a complete copy or
 * has ended, or the job is gone or cannot be printed. A job that lacks its upload and an upload that lacks its file get it,
 * each once.
 */
export function untilSafe(store: Shell['store'], brought: readonly BroughtFile[]): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  const open = new Map(brought.map((each) => [each.jobId, each]));
  const helped = new Set<string>();
  const give = (each: BroughtFile, need: FileNeed): void => {
    const help = `${need} ${each.jobId}`;
    if (helped.has(help) || (need === 'upload' && !each.isLeftOver)) return;
    helped.add(help);
    // Another visit finds the file where it was.
    store
      .set(need === 'upload' ? beginUploadAtom : giveBackToJobAtom, each)
      .catch((error: unknown) => console.error('A shared file could not be given to its job.', error));
  };
  const look = (): void => {
    const needs = store.get(needsOfAtom);
    for (const each of open.values()) {
      const need = needs(each.jobId);
      if (need === 'nothing') open.delete(each.jobId);
      else if (need !== 'patience') give(each, need);
    }
    if (open.size > 0) return;
    stop();
    resolve();
  };
  const stop = store.sub(needsOfAtom, look);
  look();
  return promise;
}

/** What a job needs so that its file is safe; `file`: its upload lacks it. */
type FileNeed = 'nothing' | 'patience' | 'upload' | 'file';

const needsOfAtom = atom((get) => {
  const jobs = new Map(get(printJobsAtom).map((kept) => [kept.job.id, kept]));
  const [unwritten, starting] = [get(keptJobs.unwrittenAtom), get(startingUploadsAtom)];
  const uploads = new Map(get(uploadsAtom).map((view) => [view.id, view]));
  const needWithoutView = withoutView(get);
  return (jobId: string): FileNeed => {
    const kept = jobs.get(jobId);
    if (!kept) return 'nothing';
    if (unwritten.has(jobId) || starting.has(jobId)) return 'patience';
    if (kept.check?.is === 'unprintable') return 'nothing';
    const view = uploads.get(kept.upload?.id ?? '');
    return view ? needOf(view) : needWithoutView(kept.upload);
  };
});

function needOf(view: UploadView): FileNeed {
  if (lacksItsFile(view)) return 'file';
  const isEnded = view.state === 'success' || view.state === 'canceling' || view.state === 'canceled';
  return isEnded || view.copy === 'complete' ? 'nothing' : 'patience';
}

/** Uploads of other customers are on record, and not shown. */
function withoutView(get: Getter): (upload: KeptJob['upload']) => FileNeed {
  const recorded = get(recordedUploadsAtom);
  return (upload) => {
    if (upload?.outcome?.is === 'arrived') return 'nothing';
    return recorded !== unread && !recorded.has(upload?.id ?? '') ? 'upload' : 'patience';
  };
}
