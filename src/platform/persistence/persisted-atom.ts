import { atom, type WritableAtom } from 'jotai';
import { createStore, get as readRecord, update as updateRecord, type UseStore } from 'idb-keyval';
import type * as z from 'zod/mini';

type Change<Value> = Value | ((previous: Value) => Value);

let database: UseStore | undefined;
const records = (): UseStore => (database ??= createStore('notenfalz', 'state'));

const canPersist = (): boolean => typeof indexedDB !== 'undefined';

/**
 * An atom whose value lives in IndexedDB and is the same in every tab.
 *
 * Reading is synchronous: the initial value until the stored one has been read. A write made meanwhile is kept, and
 * concurrent functional writes are applied in one transaction each, so none is lost. A stored value that does not
 * parse is set aside under `<key>:unreadable` and the initial value is used.
 */
export function persistedAtom<Value>(
  key: string,
  schema: z.ZodMiniType<Value>,
  initial: Value,
): WritableAtom<Value, [Change<Value>], Promise<void>> {
  const valueAtom = atom(initial);
  let opened: BroadcastChannel | undefined;
  /** One for hearing and telling: it is deaf to its own words, and this tab knows already what it wrote. */
  const channel = (): BroadcastChannel => (opened ??= new BroadcastChannel(`state:${key}`));
  valueAtom.onMount = (set) => {
    if (!canPersist()) return undefined;
    const load = async (): Promise<void> => set(parseRecord(key, schema, initial, await readRecord(key, records())));
    const hear = (): void => void load();
    channel().addEventListener('message', hear);
    hear();
    return () => channel().removeEventListener('message', hear);
  };
  return atom(
    (get) => get(valueAtom),
    async (get, set, change: Change<Value>) => {
      set(valueAtom, apply(change, get(valueAtom)));
      if (!canPersist()) return;
      let stored = initial;
      await updateRecord<unknown>(
        key,
        (record) => (stored = apply(change, parseRecord(key, schema, initial, record))),
        records(),
      );
      set(valueAtom, stored);
      channel().postMessage('changed');
    },
  );
}

function apply<Value>(change: Change<Value>, previous: Value): Value {
  return isUpdater(change) ? change(previous) : change;
}

function isUpdater<Value>(change: Change<Value>): change is (previous: Value) => Value {
  return typeof change === 'function';
}

function parseRecord<Value>(key: string, schema: z.ZodMiniType<Value>, initial: Value, record: unknown): Value {
  if (record === undefined) return initial;
  const parsed = schema.safeParse(record);
  if (parsed.success) return parsed.data;
  void updateRecord(`${key}:unreadable`, () => record, records());
  return initial;
}
