import { openDB, type IDBPDatabase } from 'idb';
import { uploadDatabaseVersion, upgradeUploads, type UploadSchema } from './upload-upgrades.ts';

export type Connection = IDBPDatabase<UploadSchema>;

/** Works with the database, on a new connection when the last one was lost; the work may then be done twice. */
export type UseDatabase = <Result>(work: (database: Connection) => Promise<Result>) => Promise<Result>;

/** A connection to the database of uploads that outlives the browser's ones. */
export interface LastingConnection {
  /** @throws DOMException what the browser says the second time; InvalidStateError after `close` */
  use: UseDatabase;
  /** For ever. */
  close(): void;
}

/** Opens the database, making it or bringing an older one to the present version if need be. */
export async function openConnection(name: string): Promise<LastingConnection> {
  let isClosed = false;
  let opened = open(name);
  await opened;
  /** Whoever notices first that a connection was lost opens the next one, for all. */
  const replace = (lost: Promise<Connection>): Promise<Connection> => {
    if (isClosed) throw new DOMException('The database of uploads was closed.', 'InvalidStateError');
    if (opened !== lost) return opened;
    lost.then((connection) => connection.close()).catch(() => undefined);
    opened = open(name);
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
        return work(await replace(present));
      }
    },
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

async function open(name: string): Promise<Connection> {
  return openDB<UploadSchema>(name, uploadDatabaseVersion, {
    upgrade: (database, oldVersion, _newVersion, step) =>
      void upgradeUploads(database, oldVersion, step).catch((error: unknown) => giveUp(step, error)),
    // Another tab brings a newer version: it must not wait for this one.
    blocking: (_current, _blocked, event) => {
      if (event.target instanceof IDBDatabase) event.target.close();
    },
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
