import type { Size } from '#print/paper-format.ts';
import type { InspectionAnswer, InspectionRequest, InspectionWork } from './inspection-messages.ts';
import { OpenDocuments, type OpenScoreFile } from './open-documents.ts';
import { Turns } from './turns.ts';
import { UnprintableFileError } from './unprintable-file-error.ts';

type Said = InspectionAnswer extends infer Each ? (Each extends unknown ? Omit<Each, 'tag' | 'job'> : never) : never;
/** Sends an answer to a job; what it names is transferred. */
export type Answer = (job: number, answer: Said, transfer?: Transferable[]) => void;

interface Task {
  readonly answer: (said: Said, transfer?: Transferable[]) => void;
  readonly signal: AbortSignal;
}

/**
 * The inside of the inspection worker: takes requests, works on one page at a time and reads what else it was asked
 * between two pages. Pictures of pages come before checks; what is cancelled ends with the page it is at.
 */
export class InspectionDesk {
  readonly #documents: OpenDocuments;
  readonly #answer: Answer;
  readonly #turns = new Turns();
  readonly #running = new Map<number, AbortController>();

  constructor(open: OpenScoreFile, answer: Answer) {
    this.#documents = new OpenDocuments(open);
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
      if (!stop.signal.aborted) report(error, work, task);
    } finally {
      this.#running.delete(job);
    }
  }

  #open({ fileKey, file }: Extract<InspectionWork, { kind: 'open' }>, { answer }: Task): Promise<void> {
    return this.#documents.use(fileKey, file, () => {
      answer({ kind: 'opened' });
      return Promise.resolve();
    });
  }

  #inspect(
    { fileKey, file, known }: Extract<InspectionWork, { kind: 'inspect' }>,
    { answer, signal }: Task,
  ): Promise<void> {
    return this.#documents.use(fileKey, file, async (score) => {
      const total = score.pageCount;
      const sizes: Size[] = [];
      for (let page = 1; page <= total; page += 1) {
        signal.throwIfAborted();
        sizes.push(await score.sizeOf(page));
      }
      answer({ kind: 'progress', progress: { step: 'opened', sizes } });
      const pages = known.slice(0, total);
      for (let number = pages.length + 1; number <= total; number += 1) {
        const page = await this.#turns.take(() => unlessStopped(signal, () => score.inspect(number)));
        pages.push(page);
        answer({ kind: 'progress', progress: { step: 'page', done: number, total, page } });
      }
      answer({ kind: 'inspected', result: { status: 'inspected', file: { pages, encrypted: score.isEncrypted } } });
    });
  }

  #draw(
    { fileKey, file, page, widthPx, withMarks }: Extract<InspectionWork, { kind: 'render' }>,
    { answer, signal }: Task,
  ): Promise<void> {
    return this.#documents.use(fileKey, file, async (score) => {
      const image = await this.#turns.take(
        () => unlessStopped(signal, () => score.draw(page, widthPx, withMarks)),
        'soon',
      );
      answer({ kind: 'rendered', image }, [image]);
    });
  }
}

async function unlessStopped<Value>(signal: AbortSignal, work: () => Promise<Value>): Promise<Value> {
  signal.throwIfAborted();
  return work();
}

function report(error: unknown, work: InspectionWork, { answer }: Task): void {
  if (work.kind !== 'render' && error instanceof UnprintableFileError) {
    answer({ kind: 'inspected', result: { status: 'failed', failure: error.failure, page: error.page } });
    return;
  }
  answer({ kind: 'broken', reason: error instanceof Error ? error.message : String(error) });
}
