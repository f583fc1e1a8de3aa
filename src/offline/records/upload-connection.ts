import { openDB, type IDBPDatabase } from 'idb';
import { uploadDatabaseVersion, upgradeUploads, type UploadSchema } from './upload-upgrades.ts';

export type Connection = IDBPDatabase<UploadSchema>;

/** Works with the database, on a new connection when the last one was lost; the work may then be done twice. */
export type UseDatabase = <Result>(work: (database: Connection) => Promise<Result>) => Promise<Result>;

/** A connection to the database of uploads that outlives the browser's ones. */
export interface LastingConnection {
  /** @throws DOMException what the browser says the second time; InvalidStateError after `close` */
  use: UseDatabase;
  /** Resolves when a newer version of the shop has changed the database: this one can use it no more. */
  outdated: Promise<void>;
  /** Calls back when the browser ended the connection or broke work off, or somebody deletes the database: the data may be gone. */
  onLoss: (listener: () => void) => void;
  /** For ever. */
  close(): void;
}

/** Opens the database, making it or bringing an older one to the present version if need be. */
export async function openConnection(name: string): Promise<LastingConnection> {
  let isClosed = false;
  const { promise: outdated, resolve: tellOutdated } = Promise.withResolvers<void>();
  const listeners = new Set<() => void>();
  const ends: ConnectionEnds = {
    // Only after its upgrade, which may fail, the newer version has it.
    madeWay: () => {
      if (!isClosed) replace(opened).catch(() => undefined);
    },
    lost: () => {
      if (!isClosed) for (const listener of listeners) listener();
    },
  };
  let opened = open(name, ends);
  await opened;
  /** Whoever notices first that a connection was lost opens the next one, for all. */
  const replace = (lost: Promise<Connection>): Promise<Connection> => {
    if (isClosed) throw new DOMException('The database of uploads was closed.', 'InvalidStateError');
    if (opened !== lost) return opened;
    lost.then((connection) => connection.close()).catch(() => undefined);
    opened = open(name, ends);
    opened.catch((error: unknown) => {
      if (isOfNewerVersion(error)) tellOutdated();
    });
    return opened;
  };
  return {
    use: async (work) => {
      const present = opened;
      try {
        return await work(await present);
      } catch (error) {
        const wasOpen = await present.then(
          () => true,
          () => false,
        );
        if (wasOpen && !isLoss(error)) throw error;
        const isFirst = opened === present;
        const next = replace(present);
        // The browser tells nothing more of a connection that is closed here.
        if (wasOpen && isFirst) ends.lost();
        return work(await next);
      }
    },
    outdated,
    onLoss: (listener) => void listeners.add(listener),
    close: () => {
      isClosed = true;
      opened.then((connection) => connection.close()).catch(() => undefined);
    },
  };
}

/**
 * WebKit ends connections in the background ("Connection to Indexed Database server lost"), every browser when its data
 * is deleted; transactions under way are aborted then, and nothing of them is kept.
 */
const isLoss = (error: unknown): boolean =>
  error instanceof DOMException && /^(?:InvalidState|Unknown|Abort)Error$/.test(error.name);

/** Whether the database could not be opened because a newer version of the shop has changed it. */
export const isOfNewerVersion = (error: unknown): boolean =>
  error instanceof DOMException && error.name === 'VersionError';

interface ConnectionEnds {
  /** It was closed for another version. */
  madeWay: () => void;
  /** It was closed because the database is deleted, or by the browser. */
  lost: () => void;
}

async function open(name: string, { madeWay, lost }: ConnectionEnds): Promise<Connection> {
  return openDB<UploadSchema>(name, uploadDatabaseVersion, {
    upgrade: (database, oldVersion, _newVersion, step) =>
      void upgradeUploads(database, oldVersion, step).catch((error: unknown) => giveUp(step, error)),
    // Another tab brings a newer version: it must not wait for this one.
    blocking: (_current, next, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
      // Without one it is deleted, and not to be made again.
      if (next === null) lost();
      else madeWay();
    },
    terminated: lost,
  });
}

/** Half an upgrade would be none: the database stays as it was, and cannot be opened. */
function giveUp(step: { abort(): void; done: Promise<void> }, error: unknown): void {
  console.error('The database of uploads could not be brought to the present version.', error);
  step.done.catch(() => undefined);
  try {
    step.abort();
  } catch {
    // The browser was faster.
  }
}
