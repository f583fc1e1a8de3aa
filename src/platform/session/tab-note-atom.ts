import { atom } from 'jotai';

/**
 * A short text about something under way, which outlives a reload of this tab and is gone with it. Where the browser keeps
 * nothing it lives as long as the page.
 */
export function tabNoteAtom(key: string) {
  const writtenAtom = atom<string | null | undefined>(undefined);
  return atom(
    (get): string | null => {
      const written = get(writtenAtom);
      return written === undefined ? readNote(key) : written;
    },
    (_get, set, note: string | null) => {
      set(writtenAtom, note);
      keepNote(key, note);
    },
  );
}

const readNote = (key: string): string | null => tryStorage((storage) => storage.getItem(key));

const keepNote = (key: string, note: string | null): void =>
  tryStorage((storage) => (note === null ? storage.removeItem(key) : storage.setItem(key, note))) ?? undefined;

/** `null` where the browser refuses. */
function tryStorage<Result>(work: (storage: Storage) => Result): Result | null {
  try {
    return work(sessionStorage);
  } catch {
    return null;
  }
}
