import { type CollectionForm, type Member, memberOf, type Members } from './collection-records.ts';
import { stateRecords } from './state-records.ts';

/** What becomes of a value; undefined: there is none (any more). */
export type MemberChange<Value> = (previous: Value | undefined, id: string) => Value | undefined;

/**
 * Changes values in one transaction. A record that cannot be read stays as it is.
 * @returns what they are now; undefined where the database does not open
 */
export async function changeMembers<Value>(
  form: CollectionForm<Value>,
  ids: readonly string[],
  change: MemberChange<Value>,
): Promise<ReadonlyMap<string, Member<Value> | undefined> | undefined> {
  let isOpen = false;
  try {
    return await stateRecords()('readwrite', (store) => {
      isOpen = true;
      return changeIn(store, form, ids, change);
    });
  } catch (error) {
    if (isOpen) throw error;
    console.error(`The records of ${form.name} could not be kept.`, error);
    return undefined;
  }
}

function changeIn<Value>(
  store: IDBObjectStore,
  { name, read }: CollectionForm<Value>,
  ids: readonly string[],
  change: MemberChange<Value>,
): Promise<ReadonlyMap<string, Member<Value> | undefined>> {
  return new Promise((resolve, reject) => {
    const changed = new Map<string, Member<Value> | undefined>();
    const changeOne = (id: string, record: unknown): void => {
      const key = `${name}:${id}`;
      const member = memberOf(record, read);
      if (record !== undefined && !member) return;
      const value = change(member?.value, id);
      changed.set(id, value === undefined ? undefined : { at: member?.at ?? placeBehind(), value });
      if (value === undefined) store.delete(key);
      else store.put({ version: 1, ...changed.get(id) }, key);
    };
    for (const id of ids) {
      const kept = store.get(`${name}:${id}`);
      kept.onsuccess = () => {
        try {
          changeOne(id, kept.result);
        } catch (error) {
          reject(error);
          store.transaction.abort();
        }
      };
    }
    store.transaction.oncomplete = () => resolve(changed);
    store.transaction.onabort = () => reject(store.transaction.error);
  });
}

let lastPlace = 0;

/** A place behind all others of this and earlier moments. */
export const placeBehind = (): number => (lastPlace = Math.max(lastPlace + 1, Date.now() * 1000));

/** Members as they are after a change. */
export function withWritten<Value>(
  kept: Members<Value>,
  written: ReadonlyMap<string, Member<Value> | undefined>,
): Members<Value> {
  const members = new Map(kept);
  for (const [id, member] of written) {
    if (member) members.set(id, member);
    else members.delete(id);
  }
  return members;
}
