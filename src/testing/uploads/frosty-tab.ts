import type { UploadEnvironment } from '#features/uploads/engine/upload-environment.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { quickRhythm, locksOf } from './memory-locks.ts';
import type { LockRequests, TurnRhythm } from '#offline/queue/watched-turn.ts';

export interface FrostyTab {
  own: Pick<UploadEnvironment, 'database' | 'locks' | 'storage'>;
  freeze: () => void;
  thaw: () => void;
  isFrozen: () => boolean;
}

interface FrostyBrowser extends Pick<UploadEnvironment, 'database' | 'storage'> {
  locks: LockRequests;
  /** Told of every request when it leaves the tab. */
  sends: () => void;
  /** Told when the tab's sign of life, or its first one, is on record. */
  beats: () => void;
  /** Told whenever the tab asks for something or hears an answer, before it does: it may be frozen just then. */
  steps?: () => void;
}

/** News of a lock that was taken away comes after other news. */
const newsMs = 10;

/**
 * What a tab has that can be frozen, or hang: what it asked for goes on in the browser, but it hears no answer and begins
 * nothing until it thaws; its locks stay its own.
 */
export function frostyTab({ database, storage, locks, sends, beats, steps }: FrostyBrowser): FrostyTab {
  let ice: PromiseWithResolvers<void> | undefined;
  const thawed = async (): Promise<void> => {
    steps?.();
    await ice?.promise;
  };
  const own = frosty(
    {
      ...database,
      changeLease: async (name, change) => {
        const isChanged = await database.changeLease(name, change);
        if (isChanged) beats();
        return isChanged;
      },
    },
    thawed,
  );
  const rhythm: TurnRhythm = {
    ...quickRhythm,
    sleep: async (ms, signal) => {
      await quickRhythm.sleep(ms, signal);
      await thawed();
    },
  };
  const transport: typeof storage.transport = async (request) => {
    sends();
    try {
      return await storage.transport(request);
    } finally {
      await thawed();
    }
  };
  const heard: LockRequests = {
    request: (name, options, work) =>
      locks.request(name, options, work).catch(async (error: unknown) => {
        await thawed();
        await quickRhythm.sleep(newsMs, new AbortController().signal);
        throw error;
      }),
  };
  return {
    own: { database: own, locks: locksOf(own, heard, rhythm), storage: { ...storage, transport } },
    freeze: () => void (ice ??= Promise.withResolvers()),
    thaw: () => {
      ice?.resolve();
      ice = undefined;
    },
    isFrozen: () => ice !== undefined,
  };
}

/** The same, but whatever is asked waits before and after for as long as the tab is frozen. */
function frosty(database: UploadDatabase, thawed: () => Promise<void>): UploadDatabase {
  return new Proxy(database, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function' || name === 'close') return value;
      return async (...given: unknown[]): Promise<unknown> => {
        await thawed();
        try {
          return await Reflect.apply(value, target, given);
        } finally {
          await thawed();
        }
      };
    },
  });
}
