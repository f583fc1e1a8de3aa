import { promisifyRequest } from 'idb-keyval';
import { canPersist, keysOf, stateRecords } from './state-records.ts';

export interface CollectionForm<Value> {
  /** Records are kept under `<name>:<id>`. */
  readonly name: string;
  /** Reads a value as this or an earlier version wrote it; undefined for anything else. */
  readonly read: (value: unknown) => Value | undefined;
  /** All values were one record before, under this key. */
  readonly earlier?: {
    readonly key: string;
    /** Moves what lies there; gives all members then. */
    readonly takeOver: () => Promise<Members<Value>>;
  };
}

export interface Member<Value> {
  /** Puts them in the order they came. */
  readonly at: number;
  readonly value: Value;
}

export type Members<Value> = ReadonlyMap<string, Member<Value>>;

/** Undefined where the browser keeps nothing, or refuses to read. */
export async function readMembers<Value>(form: CollectionForm<Value>): Promise<Members<Value> | undefined> {
  if (!canPersist()) return undefined;
  const { name, earlier } = form;
  try {
    const [members, list] = await stateRecords()('readonly', (store) =>
      Promise.all([membersIn(store, form), earlier && promisifyRequest<unknown>(store.get(earlier.key))]),
    );
    return earlier === undefined || list === undefined ? members : await earlier.takeOver();
  } catch (error) {
    console.error(`The records of ${name} could not be read.`, error);
    return undefined;
  }
}

/** Those that can be read, in their order. */
export async function membersIn<Value>(
  store: IDBObjectStore,
  { name, read }: Pick<CollectionForm<Value>, 'name' | 'read'>,
): Promise<Members<Value>> {
  const range = keysOf(name);
  const [keys, records] = await Promise.all([
    promisifyRequest(store.getAllKeys(range)),
    promisifyRequest<unknown[]>(store.getAll(range)),
  ]);
  const members = keys.flatMap((key, index): [string, Member<Value>][] => {
    const member = memberOf(records[index], read);
    return member ? [[String(key).slice(name.length + 1), member]] : [];
  });
  return new Map(members.sort(([, a], [, b]) => a.at - b.at));
}

/** A record as it is kept; undefined for what cannot be read. */
export function memberOf<Value>(record: unknown, read: CollectionForm<Value>['read']): Member<Value> | undefined {
  if (typeof record !== 'object' || record === null || !('version' in record) || record.version !== 1) return undefined;
  if (!('at' in record) || typeof record.at !== 'number' || !('value' in record)) return undefined;
  const value = read(record.value);
  return value === undefined ? undefined : { at: record.at, value };
}
