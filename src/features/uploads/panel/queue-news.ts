import type { UploadView } from '../upload-view.ts';
import type { QueueSummary } from './queue-summary.ts';

/** What listeners have been told already. */
export interface ToldNews {
  isMoving: boolean;
  /** 0 to 4. */
  quarter: number;
  isDone: boolean;
  /** Uploads whose failure was told. */
  failed: ReadonlySet<string>;
}

export type QuietNews =
  | { readonly kind: 'started'; readonly files: number }
  | { readonly kind: 'quarter'; readonly percent: number }
  | { readonly kind: 'done'; readonly files: number };

/** Names of what failed; told at once, and once. */
export type UrgentNews = readonly string[];

export const nothingTold: ToldNews = { isMoving: false, quarter: 0, isDone: false, failed: new Set() };

/**
 * What is new for people who listen: the start, each quarter of the whole, the end, and failures (A11Y-23). With two hundred
 * files that makes five sentences, not eight hundred.
 */
export function tellNews(
  told: ToldNews,
  summary: QueueSummary,
  uploads: readonly Pick<UploadView, 'id' | 'name' | 'state'>[],
): { told: ToldNews; quiet: QuietNews | undefined; urgent: UrgentNews } {
  const { files, bytes, acknowledged, moving, done } = summary;
  const isDone = files > 0 && done === files;
  const begins = moving > 0 && (!told.isMoving || told.isDone);
  const before = begins && told.isDone ? 0 : told.quarter;
  const quarter = Math.max(before, bytes === 0 ? 0 : Math.min(3, Math.floor((acknowledged / bytes) * 4)));
  const failedNow = uploads.filter(({ state }) => state === 'error');
  return {
    told: {
      isMoving: moving > 0 || (told.isMoving && !isDone),
      quarter,
      isDone,
      failed: new Set(failedNow.map(({ id }) => id)),
    },
    quiet: quietNews({
      begins,
      isNewlyDone: isDone && told.isMoving,
      isNextQuarter: told.isMoving && quarter > before,
      quarter,
      files,
    }),
    urgent: failedNow.filter(({ id }) => !told.failed.has(id)).map(({ name }) => name),
  };
}

interface Turns {
  begins: boolean;
  isNewlyDone: boolean;
  isNextQuarter: boolean;
  quarter: number;
  files: number;
}

function quietNews({ begins, isNewlyDone, isNextQuarter, quarter, files }: Turns): QuietNews | undefined {
  if (isNewlyDone) return { kind: 'done', files };
  if (begins) return { kind: 'started', files };
  return isNextQuarter ? { kind: 'quarter', percent: quarter * 25 } : undefined;
}
