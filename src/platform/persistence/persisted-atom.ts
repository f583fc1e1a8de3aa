import { atom, type Atom, type PrimitiveAtom, type WritableAtom } from 'jotai';
import { get as readRecord, promisifyRequest } from 'idb-keyval';
import { lateAnswersAtom } from './late-answers.ts';
import { otherTabs, type OtherTabs } from '#offline/records/other-tabs.ts';
import { canPersist, stateRecords, writeRecords } from '#offline/records/state-records.ts';

/** The value of a persisted atom until it has been read: nobody can say what is kept, or that nothing is. */
export const unread = Symbol('unread');
export type Unread = typeof unread;

type Change<Value> = Value | ((previous: Value) => Value);

/** Turns a record as one version wrote it into that of the next. */
type Upgrade = (value: unknown) => unknown;

/** What tells a record from what is none: a schema, or a check by hand where no schema is to be loaded. */
export interface RecordReader<Value> {
  safeParse: (record: unknown) => { success: true; data: Value } | { success: false };
}

export interface PersistedAtom<Value> extends WritableAtom<Value | Unread, [Change<Value>], Promise<void>> {
  /** Reads the value if nobody has, for actions that cannot go on without it. */
  readonly readAtom: WritableAtom<null, [], Promise<Value>>;
  /** Whether it is unread because the browser's database has not answered for seconds. */
  readonly lateAtom: Atom<boolean>;
}

/**
 * An atom whose value lives in IndexedDB and is the same in every tab.
 *
 * It is `unread` until it has been read, which happens when it is first used on a page; reading never writes. A change
 * made before is applied to what is kept, and concurrent changes are applied in one transaction each, so none is lost.
 * A record that does not parse gives the initial value, and is set aside under `<key>:unreadable` by the next change.
 * Where the browser keeps nothing, the value lives as long as the page; so does a change that could not be written
 * otherwise, for lack of room for example, and rejects: it is written with the next one.
 * @param upgrades one for each version of the record before the present one, the first for records without a number
 */
export function persistedAtom<Value>(
  key: string,
  schema: RecordReader<Value>,
  initial: Value,
  upgrades: readonly Upgrade[] = [],
): PersistedAtom<Value> {
  const form: RecordForm<Value> = { key, schema, initial, upgrades };
  const valueAtom = atom<Value | Unread>(unread);
  const changesAtom = atom({ begun: 0, ended: 0 });
  const tabs = otherTabs(key);
  const { keptAtom, lateAtom } = readingAtoms(form, { valueAtom, changesAtom, tabs });
  const writeAtom = writingAtom(form);
  const readAtom = atom(null, async (get, set): Promise<Value> => {
    const known = get(valueAtom);
    if (known !== unread) return known;
    const value = await set(keptAtom);
    // A change may have come first.
    return orElse(get(valueAtom), value);
  });
  const changeAtom = atom(
    (get) => get(keptAtom),
    async (get, set, change: Change<Value>) => {
      const before = get(valueAtom);
      const isKnown = before !== unread || !canPersist();
      // What a change makes of a value nobody has read is known after the transaction only.
      if (isKnown || !isUpdater(change)) set(valueAtom, apply(change, orElse(before, initial)));
      if (!canPersist()) return;
      const turn = get(changesAtom).begun + 1;
      set(changesAtom, (changes) => ({ ...changes, begun: turn }));
      const writing = set(writeAtom, change);
      await writing.catch(() => undefined);
      set(changesAtom, (changes) => ({ ...changes, ended: changes.ended + 1 }));
      const written = await writing.catch(async (error: unknown) => {
        if (!isKnown) await set(readAtom);
        if (!isKnown) set(valueAtom, (known) => apply(change, orElse(known, initial)));
        throw error;
      });
      // What later changes make of it comes with the last of them.
      if (written !== unread && turn === get(changesAtom).begun) set(valueAtom, written);
      else if (written === unread && !isKnown) set(valueAtom, (known) => apply(change, orElse(known, initial)));
      tabs.tell();
    },
  );
  return Object.assign(changeAtom, { readAtom, lateAtom });
}

interface ReadValue<Value> {
  valueAtom: PrimitiveAtom<Value | Unread>;
  changesAtom: Atom<{ begun: number; ended: number }>;
  tabs: OtherTabs;
}

/** Reads the value when it is first used, and again when another tab has changed it. */
function readingAtoms<Value>(form: RecordForm<Value>, { valueAtom, changesAtom, tabs }: ReadValue<Value>) {
  const lateCountsAtom = lateAnswersAtom();
  const keptAtom = atom(
    (get) => get(valueAtom),
    async (get, set): Promise<Value> => {
      const reading = readKept(form);
      set(lateCountsAtom, 'reading', reading);
      const { value, failed } = await reading;
      const { begun, ended } = get(changesAtom);
      // It may be older than the changes under way: what they make of it comes with them.
      if (begun === ended) set(valueAtom, (known) => (failed ? orElse(known, value) : value));
      return value;
    },
  );
  keptAtom.onMount = (load) => {
    void load();
    return canPersist() ? tabs.hear(() => void load()) : undefined;
  };
  const lateAtom = atom((get) => get(keptAtom) === unread && get(lateCountsAtom).reading > 0);
  return { keptAtom, lateAtom };
}

/** For those to whom an unread value is as good as the initial one. */
export function settledAtom<Value>(
  persisted: PersistedAtom<Value>,
  initial: Value,
): WritableAtom<Value, [Change<Value>], Promise<void>> {
  return atom(
    (get) => orElse(get(persisted), initial),
    (_get, set, change: Change<Value>) => set(persisted, change),
  );
}

interface RecordForm<Value> {
  readonly key: string;
  readonly schema: RecordReader<Value>;
  readonly initial: Value;
  readonly upgrades: readonly Upgrade[];
}

const orElse = <Value>(value: Value | Unread, otherwise: Value): Value => (value === unread ? otherwise : value);

/** A browser that refuses to read is one that keeps nothing: nobody waits for it. */
async function readKept<Value>(form: RecordForm<Value>): Promise<{ value: Value; failed?: true }> {
  if (!canPersist()) return { value: form.initial, failed: true };
  try {
    return { value: orElse(parseRecord(form, await readRecord(form.key, stateRecords())), form.initial) };
  } catch (error) {
    console.error(`The record ${form.key} could not be read.`, error);
    return { value: form.initial, failed: true };
  }
}

/** Puts changes on record, each with those before it that could not be written. */
function writingAtom<Value>(form: RecordForm<Value>) {
  const missedAtom = atom<readonly Change<Value>[]>([]);
  return atom(null, async (get, set, change: Change<Value>) => {
    const afterMissed = (kept: Value): Value =>
      [...get(missedAtom), change].reduce((value: Value, next) => apply(next, value), kept);
    try {
      const written = await changeRecord(form, afterMissed);
      set(missedAtom, []);
      return written;
    } catch (error) {
      set(missedAtom, (missed) => [...missed, change]);
      throw error;
    }
  });
}

/** Reads, changes and writes in one transaction. @returns what was written, `unread` where the database does not open */
async function changeRecord<Value>(form: RecordForm<Value>, change: Change<Value>): Promise<Value | Unread> {
  const done = await writeRecords(`The record ${form.key}`, (store) => changeIn(store, form, change));
  return done ? done.written : unread;
}

async function changeIn<Value>(store: IDBObjectStore, form: RecordForm<Value>, change: Change<Value>) {
  const { key, initial, upgrades } = form;
  const kept = await promisifyRequest<unknown>(store.get(key));
  const before = parseRecord(form, kept);
  if (before === unread) store.put(kept, `${key}:unreadable`);
  const written = apply(change, orElse(before, initial));
  store.put(upgrades.length === 0 ? written : { version: upgrades.length + 1, value: written }, key);
  return { written };
}

/** `unread` for what cannot be read. */
function parseRecord<Value>({ schema, initial, upgrades }: RecordForm<Value>, record: unknown): Value | Unread {
  if (record === undefined) return initial;
  const { version, value } = numbered(record);
  if (version > upgrades.length + 1) return unread;
  try {
    const parsed = schema.safeParse(upgrades.slice(version - 1).reduce((old, upgrade) => upgrade(old), value));
    return parsed.success ? parsed.data : unread;
  } catch {
    return unread;
  }
}

/** Records of the first version carry no number. */
function numbered(record: unknown): { version: number; value: unknown } {
  const isNumbered = typeof record === 'object' && record !== null && 'version' in record && 'value' in record;
  return isNumbered ? { version: Number(record.version), value: record.value } : { version: 1, value: record };
}

function apply<Value>(change: Change<Value>, previous: Value): Value {
  return isUpdater(change) ? change(previous) : change;
}

function isUpdater<Value>(change: Change<Value>): change is (previous: Value) => Value {
  return typeof change === 'function';
}
