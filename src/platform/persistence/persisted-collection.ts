import { atom, type Atom, type WritableAtom } from 'jotai';
import { askBeforeLeaving } from '../navigation/ask-before-leaving.ts';
import type { MemberChange } from '#offline/records/change-members.ts';
import { type CollectionForm, type Members, readMembers } from '#offline/records/collection-records.ts';
import { lateAnswersAtom } from './late-answers.ts';
import { afterMissed, missedChangesAtom } from './missed-changes.ts';
import { otherTabs, type OtherTabs } from '#offline/records/other-tabs.ts';
import { unread, type Unread } from './persisted-atom.ts';
import { canPersist, onLoss } from '#offline/records/state-records.ts';

export interface PersistedCollection<Value> {
  /** By id, in the order they came; before they have been read, those that came on this page. */
  readonly allAtom: Atom<ReadonlyMap<string, Value> | Unread>;
  /** One of them; null when there is none. */
  readonly oneAtom: (id: string) => Atom<Value | null | Unread>;
  /** Those the browser's database does not hold as they are shown, or not yet. */
  readonly unwrittenAtom: Atom<ReadonlyMap<string, unknown>>;
  /** What the browser's database has not done for seconds, and will. */
  readonly lateAtom: Atom<'reading' | 'writing' | undefined>;
  /** Reads what is kept, also when it was read before: another tab may have changed it while nobody here looked. */
  readonly readAtom: WritableAtom<null, [], Promise<void>>;
  readonly changeAtom: WritableAtom<null, [ids: readonly string[], change: MemberChange<Value>], Promise<void>>;
}

/** A change on its way into the database; no value: removed. */
interface Draft<Value> {
  value: Value | undefined;
}

/**
 * Values of one kind that live in IndexedDB, each a record of its own, and are the same in every tab.
 *
 * They are `unread` until they have been read, which happens when they are first used on a page; reading never writes. A
 * change shows at once, is made of what is kept then, all of it in one transaction, and writes no other record. What cannot
 * be read is as if it were not there, and stays where it is. What the browser deletes while a page shows it is written again.
 * Where the browser keeps nothing, the values live as long as the page; so does a change that could not be written otherwise,
 * for lack of room for example, and rejects: it is written with the next change of the value.
 */
export function persistedCollection<Value>(form: CollectionForm<Value>): PersistedCollection<Value> {
  const membersAtom = atom<Members<Value> | Unread>(unread);
  const draftsAtom = atom<ReadonlyMap<string, Draft<Value>>>(new Map());
  const tabs = otherTabs(form.name);
  const lateCountsAtom = lateAnswersAtom(askBeforeLeaving);
  const keptAtom = atom(
    (get) => get(membersAtom),
    async (get, set, cause: Cause) => {
      const shown = allShown(get(membersAtom), get(draftsAtom));
      if (cause === 'loss' && shown !== unread) {
        const { restoreMembers } = await loadChanges();
        await restoreMembers(form, shown);
        tabs.tell();
      }
      const reading = readMembers(form);
      set(lateCountsAtom, 'reading', reading);
      const members = await reading;
      set(membersAtom, (known) => members ?? orNone(known));
    },
  );
  keptAtom.onMount = (load) => {
    void load('read');
    return canPersist() ? followChanges(tabs, load) : undefined;
  };
  const readAtom = atom(null, (_get, set) => set(keptAtom, 'read'));
  const oneAtom = (id: string) => atom((get) => shownOf(id, get(keptAtom), get(draftsAtom)));
  const writeAtom = writingAtom(form, lateCountsAtom);
  const changeAtom = atom(null, async (get, set, ids: readonly string[], change: MemberChange<Value>) => {
    const mine = draftsOf(ids, change, (id) => shownOf(id, get(keptAtom), get(draftsAtom)));
    set(draftsAtom, new Map([...get(draftsAtom), ...mine]));
    const written = await set(writeAtom, ids, change);
    if (get(keptAtom) === unread) await set(readAtom);
    if (!written) return;
    const { withWritten } = await loadChanges();
    set(membersAtom, (kept) => withWritten(orNone(kept), written));
    // A later change of the same value is shown until it is written, too.
    set(draftsAtom, (drafts) => new Map([...drafts].filter(([id, draft]) => draft !== mine.get(id))));
    tabs.tell();
  });
  const allAtom = atom((get) => allShown(get(keptAtom), get(draftsAtom)));
  const lateAtom = atom((get) => {
    const { reading, writing } = get(lateCountsAtom);
    if (writing > 0) return 'writing';
    return reading > 0 && get(keptAtom) === unread ? 'reading' : undefined;
  });
  return { allAtom, oneAtom, unwrittenAtom: draftsAtom, lateAtom, readAtom, changeAtom };
}

/** Puts changes on record, with those before them that could not be written. */
function writingAtom<Value>(form: CollectionForm<Value>, lateCountsAtom: ReturnType<typeof lateAnswersAtom>) {
  const missedAtom = missedChangesAtom<Value>();
  return atom(null, async (get, set, ids: readonly string[], change: MemberChange<Value>) => {
    if (!canPersist()) return undefined;
    const { changeMembers } = await loadChanges();
    const writing = changeMembers(
      form,
      ids,
      afterMissed(change, () => get(missedAtom)),
    );
    set(lateCountsAtom, 'writing', writing);
    try {
      const written = await writing;
      set(missedAtom, ids, 'made up');
      return written;
    } catch (error) {
      set(missedAtom, ids, change);
      throw error;
    }
  });
}

/** Why it is read; `loss`: the browser ended the connection, what was kept may be gone. */
type Cause = 'read' | 'loss';

/** @returns stops it */
function followChanges(tabs: OtherTabs, load: (cause: Cause) => Promise<void>): () => void {
  loadChanges().catch(() => undefined);
  const stops = [tabs.hear(() => void load('read')), onLoss(() => void load('loss'))];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Fetched beside the first view, before anybody can change something. */
const loadChanges = () => import('#offline/records/change-members.ts');

const orNone = <Value>(members: Members<Value> | Unread): Members<Value> => (members === unread ? new Map() : members);

type Drafts<Value> = ReadonlyMap<string, Draft<Value>>;

function shownOf<Value>(id: string, kept: Members<Value> | Unread, drafts: Drafts<Value>): Value | null | Unread {
  const draft = drafts.get(id);
  if (draft) return draft.value ?? null;
  return kept === unread ? unread : (kept.get(id)?.value ?? null);
}

function allShown<Value>(kept: Members<Value> | Unread, drafts: Drafts<Value>): ReadonlyMap<string, Value> | Unread {
  if (kept === unread && drafts.size === 0) return unread;
  const values = [...new Set([...orNone(kept).keys(), ...drafts.keys()])].flatMap((id): [string, Value][] => {
    const value = shownOf(id, kept, drafts);
    return value === null || value === unread ? [] : [[id, value]];
  });
  return new Map(values);
}

function draftsOf<Value>(
  ids: readonly string[],
  change: MemberChange<Value>,
  shown: (id: string) => Value | null | Unread,
): Drafts<Value> {
  const drafts = ids.flatMap((id): [string, Draft<Value>][] => {
    const before = shown(id);
    const known = before === unread || before === null ? undefined : before;
    const value = change(known, id);
    return value === known ? [] : [[id, { value }]];
  });
  return new Map(drafts);
}
