import { atom } from 'jotai';
import { hasTaken } from '#offline/taken/taken-names.ts';
import { openTakenNotes } from '#offline/taken/taken-notes.ts';
import type { WaitingFor } from '#offline/taken/ask-politely.ts';
import { linkOwner, type Taking } from '#offline/taken/taking.ts';
import { otherTabs } from '#offline/records/other-tabs.ts';
import { userAtom } from '#platform/session/session-atoms.ts';

/** Something that was taken along, and the bytes of everything it is made of, some of which others may be made of as well. */
export interface ShownTaking extends Taking {
  readonly bytes: number;
}

export const takenNotes = openTakenNotes();

export const tabsOfTakings = otherTabs('taken');

const readAtom = atom<readonly ShownTaking[] | null>(null);

/** Everything that lies on this device; null before it was read. */
export const everyTakingAtom = atom((get) => get(readAtom));

/** Bytes of everything that was taken along. */
export const takenBytesAtom = atom(0);

/** What is taken along by who uses this page: what belongs to a customer is for that customer alone. What a link leads to asks again who comes. */
export const takingsAtom = atom((get) => {
  const customer = get(userAtom)?.id;
  return get(readAtom)?.filter(({ owner }) => owner === null || owner === linkOwner || owner === customer) ?? null;
});

/** What the one that is brought now waits for. */
export const waitingForAtom = atom<WaitingFor>(null);

/** Reads what there is anew. The browser may have given up what the notes tell of: a build without a worker deletes all caches. */
export const readTakingsAtom = atom(null, async (_get, set): Promise<readonly ShownTaking[]> => {
  if ((await takenNotes.entries()).length > 0 && !(await hasTaken())) await takenNotes.forgetLost();
  const [takings, entries] = await Promise.all([takenNotes.takings(), takenNotes.entries()]);
  const bytes = new Map<string, number>();
  for (const entry of entries)
    for (const holder of Object.keys(entry.holders)) bytes.set(holder, (bytes.get(holder) ?? 0) + entry.bytes);
  const shown = takings.map((taking) => Object.assign(taking, { bytes: bytes.get(taking.id) ?? 0 }));
  set(readAtom, shown);
  set(
    takenBytesAtom,
    entries.reduce((sum, entry) => sum + entry.bytes, 0),
  );
  return shown;
});

/** Whether this browser can take anything along: without a worker nobody would give it out again. */
export const canTake = (): boolean => typeof caches !== 'undefined' && 'serviceWorker' in navigator;
