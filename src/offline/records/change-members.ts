import { promisifyRequest } from 'idb-keyval';
import { type CollectionForm, type Member, memberOf, type Members } from './collection-records.ts';
import { writeRecords } from './state-records.ts';

/** What becomes of a value; undefined: there is none (any more). */
export type MemberChange<Value> = (previous: Value | undefined, id: string) => Value | undefined;

/**
 * Changes values in one transaction. A record that cannot be read stays as it is.
 * @returns what they are now; undefined where the database does not open
 */
export function changeMembers<Value>(
  form: CollectionForm<Value>,
  ids: readonly string[],
  change: MemberChange<Value>,
): Promise<ReadonlyMap<string, Member<Value> | undefined> | undefined> {
  return writeRecords(`The records of ${form.name}`, async (store) => {
    const changed = new Map<string, Member<Value> | undefined>();
    await Promise.all(
      ids.map(async (id) => {
        const record = await promisifyRequest<unknown>(store.get(`${form.name}:${id}`));
        const before = memberOf(record, form.read);
        if (record !== undefined && !before) return;
        const value = change(before?.value, id);
        const after = value === undefined ? undefined : { at: before?.at ?? placeBehind(), value };
        changed.set(id, after);
        if (after && after.value === before?.value) return;
        if (after) store.put({ version: 1, ...after }, `${form.name}:${id}`);
        else store.delete(`${form.name}:${id}`);
      }),
    );
    return changed;
  });
}

/** After this time it is tried again, so often: as long as it deletes, the browser ends new connections as well. */
const [retryMs, mostTries] = [500, 20];

/** Writes again what a page still knows of what the browser may have deleted, and nothing that is there. */
export async function restoreMembers<Value>(
  form: CollectionForm<Value>,
  known: ReadonlyMap<string, Value>,
): Promise<void> {
  for (let tries = 1; tries <= mostTries; tries += 1) {
    try {
      if (await changeMembers(form, [...known.keys()], (there, id) => there ?? known.get(id))) return;
    } catch (error) {
      console.warn(`The records of ${form.name} may have been deleted, and could not be written again.`, error);
    }
    await new Promise((resolve) => setTimeout(resolve, retryMs));
  }
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
