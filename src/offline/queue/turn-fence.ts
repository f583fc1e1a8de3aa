import type { FileStorage } from '#file-storage/file-storage.ts';
import { StorageError } from '#file-storage/protocol/storage-error.ts';
import { aborted } from './upload-turn.ts';
import type { HeldTurn } from './watched-turn.ts';

/** Bytes that move are a sign of life too: browsers slow down the timers of hidden tabs. Milliseconds between two. */
const beatMs = 3_000;

/**
 * The storage for one who has the turn to send: asks before every request whether it still has it. A tab that was frozen
 * and has been taken over sends nothing when it wakes.
 */
export function fencedStorage(storage: FileStorage, turn: HeldTurn): FileStorage {
  return {
    ...storage,
    transport: async ({ onProgress, ...request }) => {
      if (!(await turn.isOurs())) await untilHalted(request.signal);
      request.signal?.throwIfAborted();
      const beat = beating(turn);
      return storage.transport({
        ...request,
        onProgress: (sent) => {
          beat();
          onProgress?.(sent);
        },
      });
    },
  };
}

/** Who has lost the turn is halted at once, and told nothing about its request. */
async function untilHalted(signal: AbortSignal | undefined): Promise<void> {
  if (!signal) throw new StorageError('network', 'Another tab of this browser sends the uploads now.');
  await aborted(signal);
}

function beating(turn: HeldTurn): () => void {
  let last = performance.now();
  return () => {
    if (performance.now() - last < beatMs) return;
    last = performance.now();
    void turn.isOurs().catch(() => undefined);
  };
}
