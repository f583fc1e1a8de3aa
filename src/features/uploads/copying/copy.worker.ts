import { createMD5, type IHasher } from 'hash-wasm';
import { FileNotReadable } from '#offline/parts/read-piece.ts';
import { openPartFolder } from '#offline/parts/part-files.ts';
import { workerOrderSchema, type WorkerAnswer, type WorkerOrder } from './copy-messages.ts';
import { FileCopy } from './file-copy.ts';
import { hashEdges } from './file-edges.ts';

/** Copies and hashes files off the main thread, one after the other; orders are answered in their order. */
let md5: Promise<IHasher> | undefined;
/** Of its own: edges may be asked for in the middle of a copy. One for all files, for each takes memory of its own. */
let edgesMd5: Promise<IHasher> | undefined;
let copy: FileCopy | undefined;
let turn = Promise.resolve();

addEventListener('message', ({ data }: MessageEvent<unknown>) => {
  turn = turn.then(async () => {
    const answer = await answerTo(data);
    const bytes = answer.type === 'part' ? answer.part.bytes : undefined;
    postMessage(answer, bytes ? [bytes] : []);
  });
});

async function answerTo(order: unknown): Promise<WorkerAnswer> {
  try {
    return await carryOut(workerOrderSchema.parse(order));
  } catch (error) {
    if (error instanceof FileNotReadable) return { type: 'not-readable' };
    // A rejected promise in a worker raises no error event: the page would wait for ever.
    return { type: 'failed', reason: String(error) };
  }
}

async function carryOut(order: WorkerOrder): Promise<WorkerAnswer> {
  switch (order.type) {
    case 'edges':
      edgesMd5 ??= createMD5();
      return { type: 'edges', md5: await hashEdges(order.file, await edgesMd5) };
    case 'begin':
      md5 ??= createMD5();
      copy = new FileCopy(order.copy, { md5: await md5, folder: await openPartFolder() });
      return { type: 'begun', first: copy.position };
    case 'next':
      if (!copy) throw new Error('No copy was begun.');
      return { type: 'part', part: await copy.next(order.keeps) };
  }
}
