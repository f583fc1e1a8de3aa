import { hasTaken } from './taken/taken-names.ts';
import { openTakenNotes } from './taken/taken-notes.ts';
import { openKeptNotes } from './kept/kept-notes.ts';
import type { SeenThing } from './kept/seen-thing.ts';

/** What this device keeps of pages that have a name, the last used first, then what was taken along; nothing where the browser keeps nothing. */
export async function loadSeenThings(): Promise<readonly SeenThing[]> {
  const all = [...(await orNone(seenThings())), ...(await orNone(takenThings()))];
  return [...new Map(all.toReversed().map((thing) => [thing.path, thing])).values()].toReversed();
}

async function seenThings(): Promise<readonly SeenThing[]> {
  const notes = openKeptNotes();
  try {
    const all = await notes.loadAll('page-payloads');
    return all.toSorted((one, other) => other.usedAt - one.usedAt).flatMap(({ thing }) => thing ?? []);
  } finally {
    notes.close();
  }
}

async function takenThings(): Promise<readonly SeenThing[]> {
  if (!(await hasTaken())) return [];
  const notes = openTakenNotes();
  try {
    return (await notes.entries()).flatMap(({ thing }) => thing ?? []);
  } finally {
    notes.close();
  }
}

async function orNone(loading: Promise<readonly SeenThing[]>): Promise<readonly SeenThing[]> {
  try {
    return await loading;
  } catch (error) {
    console.warn('What this device keeps could not be read.', error);
    return [];
  }
}
