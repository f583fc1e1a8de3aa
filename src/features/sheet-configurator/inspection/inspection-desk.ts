import { maxEdgeMm } from '#print/pages/file-limit.ts';
import type { InspectionFailure } from '#print/pages/inspection-failure.ts';
import type { Size } from '#print/spec/paper-format.ts';
import type { InspectionAnswer, InspectionRequest, InspectionWork } from './inspection-messages.ts';
import { OpenDocuments, type OpenScore, type OpenScoreFile } from './open-documents.ts';
import { pageBudget } from './bounds/page-budget.ts';
import { Turns } from './findings/turns.ts';
import { UnprintableFileError } from './bounds/unprintable-file-error.ts';

type Said = InspectionAnswer extends infer Each ? (Each extends unknown ? Omit<Each, 'tag' | 'job'> : never) : never;
/** Sends an answer to a job; what it names is transferred. */
export type TellInspection = (job: number, answer: Said, transfer?: Transferable[]) => void;

interface Task {
  readonly answer: (said: Said, transfer?: Transferable[]) => void;
  readonly signal: AbortSignal;
}

/**
 * The inside of the inspection worker: takes requests, works on one page at a time and reads what else it was asked
 * between two pages. Pictures of pages come before checks; what is cancelled ends with the page it is at.
 */
export class InspectionDesk {
  readonly #openFile: OpenScoreFile;
  readonly #documents = new OpenDocuments();
  readonly #answer: TellInspection;
  readonly #turns = new Turns();
  readonly #running = new Map<number, AbortController>();

  constructor(open: OpenScoreFile, answer: TellInspection) {
    this.#openFile = open;
    this.#answer = answer;
  }

  take(request: InspectionRequest): void {
    if (request.kind === 'cancel') this.#running.get(request.job)?.abort();
    else void this.#run(request.job, request);
  }

  async #run(job: number, work: InspectionWork): Promise<void> {
    const stop = new AbortController();
    const task: Task = {
      answer: (said, transfer) => this.#answer(job, said, transfer),
      signal: stop.signal,
    };
    this.#running.set(job, stop);
    try {
      if (work.kind === 'inspect') await this.#inspect(work, task);
      else if (work.kind === 'render') await this.#draw(work, task);
      else await this.#open(work, task);
    } catch (error) {
      // Nobody waits for the answer to what was cancelled; it says that the work has ended.
      report(error, work, task);
    } finally {
      this.#running.delete(job);
    }
  }

  #open({ fileKey, file }: Extract<InspectionWork, { kind: 'open' }>, { answer }: Task): Promise<void> {
    return this.#documents.use(fileKey, this.#opening(file, answer), () => {
      answer({ kind: 'opened' });
      return Promise.resolve();
    });
  }

  #opening(file: Blob, answer: Task['answer']): () => Promise<OpenScore> {
    return () =>
      this.#turns.take(() => {
        answer({ kind: 'working' });
        return this.#openFile(file);
      }, 'soon');
  }

  #inspect(
    { fileKey, file, known }: Extract<InspectionWork, { kind: 'inspect' }>,
    { answer, signal }: Task,
  ): Promise<void> {
    return this.#documents.use(fileKey, this.#opening(file, answer), async (score) => {
      const total = score.pageCount;
      const sizes: Size[] = [];
      for (let page = 1; page <= total; page += 1) {
        signal.throwIfAborted();
        const size = await score.sizeOf(page);
        if (Math.max(size.widthMm, size.heightMm) > maxEdgeMm) throw new UnprintableFileError('page-too-large', page);
        sizes.push(size);
      }
      answer({ kind: 'progress', progress: { step: 'opened', sizes } });
      const pages = known.slice(0, total);
      for (let number = pages.length + 1; number <= total; number += 1) {
        const page = await this.#turns.take(() => {
          signal.throwIfAborted();
          answer({ kind: 'working', page: number });
          return score.inspect(number);
        });
        pages.push(page);
        answer({ kind: 'progress', progress: { step: 'page', done: number, total, page } });
      }
      const result = { status: 'inspected', file: { pages, encrypted: score.isEncrypted } } as const;
      answer({ kind: 'inspected', result, spent: pageBudget.wasHeavy ? pageBudget.freedAfterMs : undefined });
    });
  }

  #draw(
    { fileKey, file, page, widthPx, withMarks }: Extract<InspectionWork, { kind: 'render' }>,
    { answer, signal }: Task,
  ): Promise<void> {
    return this.#documents.use(fileKey, this.#opening(file, answer), async (score) => {
      const image = await this.#turns.take(() => {
        signal.throwIfAborted();
        answer({ kind: 'working', page });
        return score.draw(page, widthPx, withMarks);
      }, 'soon');
      answer({ kind: 'rendered', image }, [image]);
    });
  }
}

/** Work that went too far is left, but nobody can stop pdf.js in it. */
const spendingFailures: ReadonlySet<InspectionFailure> = new Set(['too-complex', 'picture-too-large']);

function report(error: unknown, work: InspectionWork, { answer }: Task): void {
  const isSpent = error instanceof UnprintableFileError && spendingFailures.has(error.failure);
  const spent = isSpent ? pageBudget.freedAfterMs : undefined;
  if (work.kind !== 'render' && error instanceof UnprintableFileError) {
    answer({ kind: 'inspected', result: { status: 'failed', failure: error.failure, page: error.page }, spent });
    return;
  }
  answer({ kind: 'broken', reason: error instanceof Error ? error.message : String(error), spent });
}
