import { openKeptNotes } from './kept-notes.ts';
import type { SeenThing } from './seen-thing.ts';

/** What this device keeps of pages that have a name, the last used first; nothing where the browser keeps nothing. */
export async function loadSeenThings(): Promise<readonly SeenThing[]> {
  const notes = openKeptNotes();
  try {
    const all = await notes.loadAll('page-payloads');
    return all.toSorted((one, other) => other.usedAt - one.usedAt).flatMap(({ thing }) => thing ?? []);
  } catch (error) {
    console.warn('What this device keeps could not be read.', error);
    return [];
  } finally {
    notes.close();
  }
}
