import type { UploadView } from '../upload-view.ts';
import type { QueueSummary } from './queue-summary.ts';

/** What listeners have been told already. */
export interface ToldNews {
  isMoving: boolean;
  /** 0 to 4. */
  quarter: number;
  isDone: boolean;
  /** Uploads of which was told that they failed, or that they wait for their file. */
  failed: ReadonlySet<string>;
}

export type QuietNews =
  | { readonly kind: 'started'; readonly files: number }
  | { readonly kind: 'quarter'; readonly percent: number }
  | { readonly kind: 'done'; readonly files: number }
  /** Nothing moves any more, but not everything has arrived. */
  | { readonly kind: 'ended'; readonly files: number; readonly done: number };

/** Names of what needs somebody; told at once, and once. */
export interface UrgentNews {
  readonly failed: readonly string[];
  /** Wait for their file to be chosen again. */
  readonly lost: readonly string[];
}

export const nothingTold: ToldNews = { isMoving: false, quarter: 0, isDone: false, failed: new Set() };

type Upload = Pick<UploadView, 'id' | 'name' | 'state'>;

/**
 * What is new for people who listen: the start, each quarter of the whole, the end, and what fails (A11Y-23). With two hundred
 * files that makes five sentences, not eight hundred.
 */
export function tellNews(
  told: ToldNews,
  summary: QueueSummary,
  uploads: readonly Upload[],
): { told: ToldNews; quiet: QuietNews | undefined; urgent: UrgentNews } {
  const { files, bytes, acknowledged, moving, done } = summary;
  const isDone = files > 0 && done === files;
  const begins = moving > 0 && (!told.isMoving || told.isDone);
  const before = begins && told.isDone ? 0 : told.quarter;
  const quarter = Math.max(before, bytes === 0 ? 0 : Math.min(3, Math.floor((acknowledged / bytes) * 4)));
  const isOver = told.isMoving && isAtRest(summary);
  const needy = uploads.filter(needsSomebody);
  return {
    told: {
      isMoving: moving > 0 || (told.isMoving && !isOver),
      quarter,
      isDone,
      failed: new Set([...unseen(told.failed, uploads), ...needy.map(({ id }) => id)]),
    },
    quiet: quietNews({ begins, isOver, isNextQuarter: told.isMoving && quarter > before, quarter, files, done }),
    urgent: urgentNews(needy.filter(({ id }) => !told.failed.has(id))),
  };
}

/** A new document knows of no upload at first: what it does not see may still be as it was. */
function unseen(told: ReadonlySet<string>, uploads: readonly Upload[]): string[] {
  const seen = new Set(uploads.map(({ id }) => id));
  return [...told].filter((id) => !seen.has(id));
}

const needsSomebody = ({ state }: Upload): boolean => state === 'error' || state === 'needs-file';

/** Nothing moves, and nothing is only halted. */
const isAtRest = ({ moving, paused }: QueueSummary): boolean => moving + paused === 0;

function urgentNews(needy: readonly Upload[]): UrgentNews {
  const namesOf = (wanted: Upload['state']): string[] =>
    needy.filter(({ state }) => state === wanted).map(({ name }) => name);
  return { failed: namesOf('error'), lost: namesOf('needs-file') };
}

interface Turns {
  begins: boolean;
  isOver: boolean;
  isNextQuarter: boolean;
  quarter: number;
  files: number;
  done: number;
}

function quietNews({ begins, isOver, isNextQuarter, quarter, files, done }: Turns): QuietNews | undefined {
  if (isOver && done === 0) return undefined;
  if (isOver) return done === files ? { kind: 'done', files } : { kind: 'ended', files, done };
  // What has arrived does not start again with the rest.
  if (begins) return { kind: 'started', files: files - done };
  return isNextQuarter ? { kind: 'quarter', percent: quarter * 25 } : undefined;
}
