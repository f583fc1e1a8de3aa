import { parentPort } from 'node:worker_threads';
import { createDigestEngine, DigestStateUnreadable } from './digest-engine.ts';
import { digestOrderSchema, type DigestOrder, type DigestReply } from './digest-messages.ts';

/*
 * Computes checksums beside the event loop, which meanwhile answers other people. Knows nothing from one order to the
 * next, so orders of different uploads may come in any sequence.
 */
const engine = await createDigestEngine();

function carryOut({ id, state, bytes }: DigestOrder): DigestReply {
  try {
    return { kind: 'extended', id, state: engine.extend(state, bytes) };
  } catch (error) {
    if (error instanceof DigestStateUnreadable) return { kind: 'unreadable', id };
    throw error;
  }
}

function reply(message: DigestReply): void {
  parentPort?.postMessage(message);
}

reply({ kind: 'ready' });
parentPort?.on('message', (message: unknown) => reply(carryOut(digestOrderSchema.parse(message))));
