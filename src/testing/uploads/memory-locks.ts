import { watchedTurns, type OriginLocks } from '#offline/queue/origin-locks.ts';
import { createPause } from '#offline/queue/pause.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import type { LockRequests, TurnRhythm } from '#offline/queue/watched-turn.ts';
import { aborted } from '#offline/queue/upload-turn.ts';

/** Hundred times faster than in a browser, more or less. */
export const quickRhythm: TurnRhythm = {
  beatMs: 20,
  lookMs: 15,
  looks: 6,
  sleep: (ms, signal) =>
    createPause()
      .wait(ms, signal)
      .catch(() => undefined),
  now: () => performance.now(),
};

/** The locks of one browser as its tabs see them. */
export function locksOf(
  database: UploadDatabase,
  manager: LockRequests,
  rhythm: TurnRhythm = quickRhythm,
): OriginLocks {
  const never = new AbortController().signal;
  return {
    hold: async (name, work, giveUp) => {
      await manager
        .request(name, { signal: giveUp }, () => work(never))
        .catch((error: unknown) => {
          if (!giveUp.aborted) throw error;
        });
    },
    ...watchedTurns(database, manager, rhythm),
  };
}

interface Waiting {
  begin: () => void;
}

/** As the browser's Web Locks: first come, first served, and whoever steals a lock has it at once. */
export function memoryLocks(): LockRequests {
  const lines = new Map<string, Waiting[]>();
  const holders = new Map<string, { rob: () => void }>();
  const next = (name: string): void => {
    if (!holders.has(name)) lines.get(name)?.shift()?.begin();
  };
  const give = (name: string, work: () => Promise<void>): Promise<void> => {
    const { promise: robbed, reject } = Promise.withResolvers<void>();
    const holder = { rob: () => reject(new DOMException('The lock was stolen.', 'AbortError')) };
    holders.set(name, holder);
    const done = work().finally(() => {
      if (holders.get(name) === holder) holders.delete(name);
      next(name);
    });
    return Promise.race([done, robbed]);
  };
  const inLine = (name: string, signal: AbortSignal | undefined, work: () => Promise<void>): Promise<void> =>
    new Promise((resolve, reject) => {
      const waiting: Waiting = { begin: () => resolve(give(name, work)) };
      const line = lines.get(name) ?? [];
      lines.set(name, line);
      line.push(waiting);
      const leave = (): void => {
        if (!line.includes(waiting)) return;
        line.splice(line.indexOf(waiting), 1);
        reject(signal?.reason);
      };
      if (signal) void aborted(signal).then(leave);
      next(name);
    });
  return {
    request: async (name, { signal, steal }, work) => {
      signal?.throwIfAborted();
      if (steal !== true) return inLine(name, signal, work);
      holders.get(name)?.rob();
      return give(name, work);
    },
  };
}
