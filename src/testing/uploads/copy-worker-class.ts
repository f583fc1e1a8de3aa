import { type WorkerOrder, workerOrderSchema } from '#features/uploads/copying/copy-messages.ts';
import type { CopyWorker } from '#features/uploads/copying/copy-worker.ts';
import { localCopyWorker } from './upload-setting.ts';

/** `Worker` of a page on which only those that copy files answer; they hang after so many parts. */
export const copyWorkerClass = (parts = Infinity): typeof EventTarget =>
  class extends EventTarget {
    readonly #copies: CopyWorker = localCopyWorker();
    #copied = 0;

    postMessage(order: unknown): void {
      if (!isOfCopies(order)) return;
      void this.#answer(order).then((data) => this.dispatchEvent(new MessageEvent('message', { data })));
    }

    terminate(): void {
      this.#copied = Infinity;
    }

    async #answer(order: WorkerOrder): Promise<unknown> {
      if (order.type === 'edges') return { type: 'edges', md5: await this.#copies.edges(order.file) };
      if (order.type === 'begin') return { type: 'begun', first: await this.#copies.begin(order.copy) };
      this.#copied += 1;
      if (this.#copied > parts) return new Promise(() => undefined);
      return { type: 'part', part: await this.#copies.next(order.keeps) };
    }
  };

const isOfCopies = (order: unknown): order is WorkerOrder => workerOrderSchema.safeParse(order).success;
