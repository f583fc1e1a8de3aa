import { openDB, type DBSchema, type IDBPDatabase, type IDBPTransaction } from 'idb';
import type { SeenThing } from '../kept/seen-thing.ts';
import type { Taking } from './taking.ts';

/** An answer that was taken along. */
export interface TakenEntry {
  readonly url: string;
  /** Name of the cache it lies in. */
  readonly cache: string;
  readonly bytes: number;
  /** Of the answer, for asking whether it is still the same; null without one. */
  readonly tag: string | null;
  /** When the server gave it, or said that it is still the same; milliseconds since 1970. */
  readonly broughtAt: number;
  /** The takings it is part of, by id, with the last round in which each found it; never empty. */
  readonly holders: Readonly<Record<string, number>>;
  /** What a page shows that has a name. */
  readonly thing?: SeenThing;
}

/** What this device remembers of what was taken along; pages and worker share it. */
export interface TakenNotes {
  takings(): Promise<readonly Taking[]>;
  entries(): Promise<readonly TakenEntry[]>;
  find(url: string): Promise<TakenEntry | undefined>;
  begin(taking: Taking): Promise<void>;
  /** Changes a taking. @returns it, undefined when it was removed meanwhile */
  change(id: string, change: (taking: Taking) => Taking): Promise<Taking | undefined>;
  /** Notes an answer as part of a taking beside those it is part of already. @returns false when the taking was removed meanwhile */
  hold(taking: Taking, entry: Omit<TakenEntry, 'holders'>): Promise<boolean>;
  /** What was not found in this round is not part of a taking any more. @returns what nothing holds now */
  release(taking: Taking): Promise<readonly TakenEntry[]>;
  /** Takes out a taking with everything. @returns what nothing holds now */
  remove(id: string): Promise<readonly TakenEntry[]>;
  /** The browser has none of it any more: what was to come goes on coming, everything else is not there. */
  forgetLost(): Promise<void>;
  /** Until the next need. */
  close(): void;
}

interface TakenSchema extends DBSchema {
  takings: { key: string; value: Taking };
  entries: { key: string; value: TakenEntry };
}

type Connection = IDBPDatabase<TakenSchema>;
type Writing = IDBPTransaction<TakenSchema, ('takings' | 'entries')[], 'readwrite'>;

const databaseName = 'nf-taken';

/** Opens with the first need. Everything may be refused as the browser likes. */
export function openTakenNotes(): TakenNotes {
  const connection = createConnection();
  const write = async <Result>(work: (writing: Writing) => Promise<Result>): Promise<Result> => {
    const writing = (await connection.open()).transaction(['takings', 'entries'], 'readwrite');
    const [result] = await Promise.all([work(writing), writing.done]);
    return result;
  };
  return {
    takings: async () => (await connection.open()).getAll('takings'),
    entries: async () => (await connection.open()).getAll('entries'),
    find: async (url) => (await connection.open()).get('entries', url),
    begin: async (taking) => void (await (await connection.open()).put('takings', taking)),
    change: (id, change) =>
      write(async (writing) => {
        const takings = writing.objectStore('takings');
        const taking = await takings.get(id);
        const next = taking && change(taking);
        if (next) await takings.put(next);
        return next;
      }),
    hold: ({ id, roundAt }, entry) =>
      write(async (writing) => {
        if ((await writing.objectStore('takings').count(id)) === 0) return false;
        const entries = writing.objectStore('entries');
        const holders = (await entries.get(entry.url))?.holders;
        await entries.put({ ...entry, holders: { ...holders, [id]: roundAt } });
        return true;
      }),
    release: ({ id, roundAt }) => write((writing) => letGo(writing, id, roundAt)),
    remove: (id) =>
      write(async (writing) => {
        await writing.objectStore('takings').delete(id);
        return letGo(writing, id, Infinity);
      }),
    forgetLost: () =>
      write(async (writing) => {
        await writing.objectStore('entries').clear();
        const takings = writing.objectStore('takings');
        for (const taking of await takings.getAll()) {
          if (taking.state === 'wanted') await takings.put(emptied(taking));
          else await takings.delete(taking.id);
        }
      }),
    close: connection.close,
  };
}

/** Nothing of one that is being brought is here any more. */
const emptied = ({ lastWhole: _wasWhole, ...taking }: Taking): Taking => ({ ...taking, standAt: null, done: 0 });

async function letGo(writing: Writing, holder: string, before: number): Promise<readonly TakenEntry[]> {
  const entries = writing.objectStore('entries');
  const going: TakenEntry[] = [];
  for (const entry of await entries.getAll()) {
    const { [holder]: foundAt, ...others } = entry.holders;
    if (foundAt === undefined || foundAt >= before) continue;
    if (Object.keys(others).length > 0) await entries.put({ ...entry, holders: others });
    else {
      await entries.delete(entry.url);
      going.push(entry);
    }
  }
  return going;
}

/** Opens again when the browser has ended the connection. */
function createConnection() {
  let opened: Promise<Connection> | undefined;
  const forget = (): void => {
    opened = undefined;
  };
  const openNow = async (): Promise<Connection> => {
    const connection = await openDB<TakenSchema>(databaseName, 1, {
      upgrade: (database) => {
        database.createObjectStore('takings', { keyPath: 'id' });
        database.createObjectStore('entries', { keyPath: 'url' });
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
  return {
    open: (): Promise<Connection> =>
      (opened ??= openNow().catch((error: unknown) => {
        forget();
        throw error;
      })),
    close: (): void => {
      const last = opened;
      forget();
      last?.then((connection) => connection.close()).catch(() => undefined);
    },
  };
}
