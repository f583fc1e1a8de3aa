import { openKeptNotes } from './kept/kept-notes.ts';
import { hasTaken, takenCache } from './taken/taken-names.ts';
import { openTakenNotes } from './taken/taken-notes.ts';

interface KeptPayload {
  readonly cache: string;
  readonly url: string;
}

/** What this device keeps of pages, as everybody is shown them: what was used last comes first, what was taken along last. */
export async function listKeptPayloads(): Promise<readonly KeptPayload[]> {
  if (typeof caches === 'undefined') return [];
  const notes = openKeptNotes();
  const taken = openTakenNotes();
  try {
    const seen = await notes.loadAll('page-payloads');
    const along = (await hasTaken()) ? await taken.entries() : [];
    return [
      ...seen.toSorted((one, other) => other.usedAt - one.usedAt).map(({ kind, url }) => ({ cache: kind, url })),
      ...along.filter(({ cache, thing }) => cache === takenCache && thing).map(({ cache, url }) => ({ cache, url })),
    ];
  } finally {
    notes.close();
    taken.close();
  }
}

/** Its JSON; nothing where it has gone meanwhile. */
export async function readKeptPayload({ cache, url }: KeptPayload): Promise<string> {
  const answer = await caches.match(url, { cacheName: cache, ignoreVary: true });
  return (await answer?.text()) ?? '';
}
