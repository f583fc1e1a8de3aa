import { promisifyRequest } from 'idb-keyval';
import { placeBehind } from '#offline/records/change-members.ts';
import { type CollectionForm, type Member, type Members, membersIn } from '#offline/records/collection-records.ts';
import { stateRecords, writeRecords } from '#offline/records/state-records.ts';

/** Pages of the version that kept a list are closed after this time. */
const oldPagesLiveMs = 30 * 24 * 60 * 60 * 1000;

interface EarlierForm<Value> extends Pick<CollectionForm<Value>, 'name' | 'read'> {
  /** Key of the list. */
  key: string;
  /** Of a value of any version; undefined when it has none. */
  idOf: (value: unknown) => string | undefined;
}

/** The list as it was when it was last taken over, and when that was. */
interface TakenList {
  since: number;
  list: readonly unknown[];
}

/**
 * Makes a record of each value of the list that all were kept in before, in one transaction. A page of that version may still
 * be open and goes on with the list: it stays where it is, and what such a page has changed, added or removed since then
 * counts, and nothing else. Where that cannot be written the values of the list are given as they are.
 */
export async function takeOverList<Value>(form: EarlierForm<Value>): Promise<Members<Value>> {
  followOldPages(form);
  try {
    const members = await writeRecords(`The records of ${form.name}`, (store) => takeOverIn(store, form));
    if (members) return members;
  } catch (error) {
    console.error(`The records of ${form.name} could not be taken over from ${form.key}.`, error);
  }
  return stateRecords()('readonly', (store) => withListed(store, form));
}

async function takeOverIn<Value>(store: IDBObjectStore, form: EarlierForm<Value>): Promise<Members<Value>> {
  const { key, name } = form;
  const [list, taken] = await Promise.all([listIn(store, key), takenIn(store, key)]);
  const before = marksOf(taken?.list ?? [], form);
  const now = marksOf(list, form);
  const changed = [...now].filter(([id, { mark }]) => before.get(id)?.mark !== mark);
  for (const [id, { value }] of changed) {
    const kept = await promisifyRequest<unknown>(store.get(`${name}:${id}`));
    // Nothing of what was removed since it was taken over.
    if (before.has(id) && kept === undefined) continue;
    store.put({ version: 1, at: placeOf(kept) ?? placeBehind(), value }, `${name}:${id}`);
  }
  for (const id of before.keys()) if (!now.has(id)) store.delete(`${name}:${id}`);
  noteTaken(store, key, { list, taken });
  return membersIn(store, form);
}

function noteTaken(
  store: IDBObjectStore,
  key: string,
  { list, taken }: { list: readonly unknown[]; taken: TakenList | undefined },
): void {
  const now = Date.now();
  if (!taken || JSON.stringify(taken.list) !== JSON.stringify(list)) {
    store.put({ since: now, list }, takenKey(key));
  } else if (now - taken.since > oldPagesLiveMs) {
    store.delete(key);
    store.delete(takenKey(key));
  }
}

const takenKey = (key: string): string => `${key}:taken`;

async function listIn(store: IDBObjectStore, key: string): Promise<readonly unknown[]> {
  const list = await promisifyRequest<unknown>(store.get(key));
  return Array.isArray(list) ? list : [];
}

async function takenIn(store: IDBObjectStore, key: string): Promise<TakenList | undefined> {
  const taken = await promisifyRequest<unknown>(store.get(takenKey(key)));
  if (typeof taken !== 'object' || taken === null || !('since' in taken) || !('list' in taken)) return undefined;
  return Array.isArray(taken.list) ? { since: Number(taken.since), list: taken.list } : undefined;
}

/** Values by their ids; `mark` is the same for what a page of any version reads as the same. */
function marksOf<Value>(list: readonly unknown[], { read, idOf }: EarlierForm<Value>) {
  return new Map(
    list.map((value) => {
      const mark = JSON.stringify(read(value) ?? value);
      return [idOf(value) ?? mark, { mark, value }] as const;
    }),
  );
}

const placeOf = (record: unknown): number | undefined =>
  typeof record === 'object' && record !== null && 'at' in record ? Number(record.at) : undefined;

async function withListed<Value>(store: IDBObjectStore, form: EarlierForm<Value>): Promise<Members<Value>> {
  const [members, list] = await Promise.all([membersIn(store, form), listIn(store, form.key)]);
  const listed = list.flatMap((record, at): [string, Member<Value>][] => {
    const [id, value] = [form.idOf(record), form.read(record)];
    return id === undefined || value === undefined ? [] : [[id, { at, value }]];
  });
  return new Map([...listed, ...members]);
}

const followed = new Set<string>();

/** What a page of the version before writes is told to all of this one. */
function followOldPages<Value>(form: EarlierForm<Value>): void {
  if (followed.has(form.key)) return;
  followed.add(form.key);
  const teller = new BroadcastChannel(`state:${form.name}`);
  new BroadcastChannel(`state:${form.key}`).addEventListener('message', () => teller.postMessage('changed'));
}
