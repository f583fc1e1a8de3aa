import { Worker } from 'node:worker_threads';
import { DigestStateUnreadable, type DigestState } from './digest-engine.ts';
import { digestReplySchema, type DigestOrder } from './digest-messages.ts';

/** A thread that continues checksums. It keeps no process alive while it has nothing to do. */
export type DigestThread = {
  /** False while it starts, and for good once it failed. */
  readonly isReady: () => boolean;
  readonly hasEnded: () => boolean;
  /**
   * @param bytes in shared memory; they must stay unchanged until the promise settles
   * @throws {DigestStateUnreadable}
   */
  extend(state: DigestState, bytes: Uint8Array): Promise<Uint8Array>;
};

type Waiting = { readonly resolve: (state: Uint8Array) => void; readonly reject: (error: unknown) => void };

export function startDigestThread(script = new URL('./digest.worker.ts', import.meta.url)): DigestThread {
  const worker = new Worker(script);
  worker.unref();
  const waiting = new Map<number, Waiting>();
  let ready = false;
  let failure: Error | null = null;
  let lastId = 0;

  const takeOut = (id: number): Waiting | undefined => {
    const order = waiting.get(id);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
    return order;
  };
  const end = (cause: unknown) => {
    failure ??= new Error('The digest thread has ended.', { cause });
    for (const { reject } of waiting.values()) reject(failure);
    waiting.clear();
  };
  worker.on('message', (message: unknown) => {
    const reply = digestReplySchema.parse(message);
    if (reply.kind === 'ready') ready = true;
    else if (reply.kind === 'extended') takeOut(reply.id)?.resolve(reply.state);
    else takeOut(reply.id)?.reject(new DigestStateUnreadable());
  });
  worker.on('error', end);
  worker.on('exit', (code) => end(`exit code ${code}`));

  return {
    isReady: () => ready && failure === null,
    hasEnded: () => failure !== null,
    extend(state, bytes) {
      if (failure !== null) return Promise.reject(failure);
      lastId += 1;
      const order: DigestOrder = { id: lastId, state, bytes };
      const { promise, ...settle } = Promise.withResolvers<Uint8Array>();
      waiting.set(order.id, settle);
      worker.ref();
      worker.postMessage(order);
      return promise;
    },
  };
}
