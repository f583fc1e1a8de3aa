import { createStore, type UseStore } from 'idb-keyval';

let database: UseStore | undefined;

/** The records that persisted atoms and collections live in. */
export const stateRecords = (): UseStore => (database ??= tellingLoss(createStore('notenfalz', 'state')));

/** The keys of a collection's records, which are `<name>:<id>`. */
export const keysOf = (name: string): IDBKeyRange => IDBKeyRange.bound(`${name}:`, `${name};`, false, true);

const listeners = new Set<() => void>();

/** Calls back when the browser ended the connection, as it does when it deletes what was kept. @returns stops it */
export function onLoss(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tellingLoss(use: UseStore): UseStore {
  const heard = new WeakSet<IDBDatabase>();
  return (mode, work) =>
    use(mode, (store) => {
      const { db } = store.transaction;
      if (!heard.has(db)) {
        heard.add(db);
        db.addEventListener('close', () => {
          for (const listener of listeners) listener();
        });
      }
      return work(store);
    });
}

/**
 * Some work on the records in one transaction: all of it, or nothing. It may wait for requests of this transaction only.
 * Other tabs can read again as soon as it is done: they need not wait for this one to hear of that.
 * @param what names the records in the log, with article
 * @returns what the work gave, once it is written; undefined where the database does not open
 */
export async function writeRecords<Result>(
  what: string,
  work: (store: IDBObjectStore) => Promise<Result>,
): Promise<Result | undefined> {
  let isOpen = false;
  try {
    return await stateRecords()('readwrite', (store) => {
      isOpen = true;
      return wholly(store.transaction, () => work(store));
    });
  } catch (error) {
    if (isOpen) throw error;
    console.error(`${what} could not be kept.`, error);
    return undefined;
  }
}

async function wholly<Result>(transaction: IDBTransaction, work: () => Promise<Result>): Promise<Result> {
  const { promise: written, resolve, reject } = Promise.withResolvers<void>();
  transaction.oncomplete = () => resolve();
  transaction.onabort = () =>
    reject(transaction.error ?? new DOMException('The transaction was broken off.', 'AbortError'));
  try {
    const [result] = await Promise.all([handOver(transaction, work), written]);
    return result;
  } catch (error) {
    undo(transaction);
    throw error;
  }
}

/** A transaction that the browser has broken off is undone, and cannot be broken off once more. */
function undo(transaction: IDBTransaction): void {
  try {
    transaction.abort();
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'InvalidStateError')) throw error;
  }
}

async function handOver<Result>(transaction: IDBTransaction, work: () => Promise<Result>): Promise<Result> {
  const result = await work();
  transaction.commit();
  return result;
}

/** False in the renderer. */
export const canPersist = (): boolean => typeof indexedDB !== 'undefined';
