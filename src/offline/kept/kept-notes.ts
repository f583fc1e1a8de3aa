import { openDB, type DBSchema, type IDBPDatabase } from 'idb';
import type { KeptKind, KeptNote } from './kept-kinds.ts';

/** What the worker remembers of what it keeps, over its many short lives. */
export interface KeptNotes {
  /** Of one kind, or of all. */
  loadAll(kind?: KeptKind): Promise<readonly KeptNote[]>;
  /** All of them or none. */
  save(notes: readonly KeptNote[]): Promise<void>;
  drop(notes: readonly KeptNote[]): Promise<void>;
  /** As the page said last, in bytes; undefined when none did. */
  loadWanted(): Promise<number | undefined>;
  saveWanted(bytes: number): Promise<void>;
  /** Until the next need. */
  close(): void;
}

interface KeptSchema extends DBSchema {
  notes: { key: [kind: KeptKind, url: string]; value: KeptNote };
  wishes: { key: 'bytes'; value: number };
}

type Connection = IDBPDatabase<KeptSchema>;

const databaseName = 'nf-kept';

/** Opens with the first need, and again when the browser has ended the connection. Everything may be refused as the browser likes. */
export function openKeptNotes(name = databaseName): KeptNotes {
  let opened: Promise<Connection> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const open = async (): Promise<Connection> => {
    const connection = await openDB<KeptSchema>(name, 1, {
      upgrade: (database) => {
        database.createObjectStore('notes', { keyPath: ['kind', 'url'] });
        database.createObjectStore('wishes');
      },
      // A newer version of the shop wants to change it.
      blocking: () => {
        forget();
        connection.close();
      },
      terminated: forget,
    });
    return connection;
  };
  const connect = (): Promise<Connection> =>
    (opened ??= open().catch((error: unknown) => {
      forget();
      throw error;
    }));
  return {
    loadAll: async (kind) => (await connect()).getAll('notes', kind && IDBKeyRange.bound([kind], [kind, []])),
    save: async (notes) => {
      const { store, done } = (await connect()).transaction('notes', 'readwrite');
      await Promise.all([...notes.map((note) => store.put(note)), done]);
    },
    drop: async (notes) => {
      const { store, done } = (await connect()).transaction('notes', 'readwrite');
      await Promise.all([...notes.map(({ kind, url }) => store.delete([kind, url])), done]);
    },
    loadWanted: async () => (await connect()).get('wishes', 'bytes'),
    saveWanted: async (bytes) => void (await (await connect()).put('wishes', bytes, 'bytes')),
    close: () => {
      const last = opened;
      forget();
      last?.then((connection) => connection.close()).catch(() => undefined);
    },
  };
}
