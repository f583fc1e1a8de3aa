import type { OriginLocks } from '#offline/queue/origin-locks.ts';
import type { UploadDatabase } from '#offline/upload-database.ts';
import { aborted } from '#offline/queue/upload-turn.ts';
import type { HeldTurn } from '#offline/queue/watched-turn.ts';
import type { TransportRequest } from '#file-storage/protocol/transport.ts';
import type { UploadEnvironment } from '#features/uploads/engine/upload-environment.ts';

/** The moment of a tab's death: before or after its nth write to the database, counted from 1. */
export interface Death {
  write: number;
  when: 'before' | 'after';
}

export interface MortalTab {
  own: Pick<UploadEnvironment, 'database' | 'locks' | 'storage'>;
  dead: AbortSignal;
  die: () => void;
}

type Writes = Pick<UploadDatabase, 'changeRecord' | 'changeRecords' | 'savePart' | 'deleteParts' | 'deleteRecords'>;
type Reads = Pick<UploadDatabase, 'loadRecord' | 'loadRecords' | 'readPart' | 'countParts'>;

/**
 * What a tab has that dies at a certain moment: from then on nothing it asked for is answered, and its locks are free. Other
 * tabs go on with the environment that is given.
 */
export function mortalTab({ database, locks, storage }: MortalTab['own'], { write, when }: Death): MortalTab {
  const death = new AbortController();
  const dead = death.signal;
  const unlessDead = async <Result>(result: Promise<Result>): Promise<Result> => {
    const answer = await result;
    return dead.aborted ? never() : answer;
  };
  const asked =
    <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    (...given: Given): Promise<Result> =>
      dead.aborted ? never() : unlessDead(work(...given));
  let writes = 0;
  const written = <Given extends unknown[], Result>(work: (...given: Given) => Promise<Result>) =>
    asked(async (...given: Given): Promise<Result> => {
      writes += 1;
      const isLast = writes === write;
      if (isLast && when === 'before') death.abort();
      const answer = await (dead.aborted ? never() : work(...given));
      if (isLast) death.abort();
      return answer;
    });
  const reads: Reads = {
    loadRecord: asked((...given: Parameters<UploadDatabase['loadRecord']>) => database.loadRecord(...given)),
    loadRecords: asked((...given: Parameters<UploadDatabase['loadRecords']>) => database.loadRecords(...given)),
    readPart: asked((...given: Parameters<UploadDatabase['readPart']>) => database.readPart(...given)),
    countParts: asked((...given: Parameters<UploadDatabase['countParts']>) => database.countParts(...given)),
  };
  const changes: Writes = {
    changeRecord: written((...given: Parameters<UploadDatabase['changeRecord']>) => database.changeRecord(...given)),
    changeRecords: written((...given: Parameters<UploadDatabase['changeRecords']>) => database.changeRecords(...given)),
    savePart: written((...given: Parameters<UploadDatabase['savePart']>) => database.savePart(...given)),
    deleteParts: written((...given: Parameters<UploadDatabase['deleteParts']>) => database.deleteParts(...given)),
    deleteRecords: written((...given: Parameters<UploadDatabase['deleteRecords']>) => database.deleteRecords(...given)),
  };
  const transport = asked((request: TransportRequest) => storage.transport(request));
  const own = {
    database: { ...database, ...reads, ...changes },
    locks: mortalLocks(locks, dead),
    storage: { ...storage, transport },
  };
  return { own, dead, die: () => death.abort() };
}

const never = (): Promise<never> => new Promise(() => undefined);

/** The browser frees the locks of a dead tab, which hears nothing of it. */
const mortalLocks = (locks: OriginLocks, dead: AbortSignal): OriginLocks => ({
  hold: async (name, work, giveUp) => {
    const untilDeath = (lost: AbortSignal): Promise<void> => Promise.race([work(lost), aborted(dead)]);
    await locks.hold(name, untilDeath, AbortSignal.any([giveUp, dead]));
    if (dead.aborted) await never();
  },
  holdWatched: async (name, work, giveUp) => {
    const untilDeath = (turn: HeldTurn): Promise<void> => Promise.race([work(turn), aborted(dead)]);
    await locks.holdWatched(name, untilDeath, AbortSignal.any([giveUp, dead]));
    if (dead.aborted) await never();
  },
});
