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

function readNote(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

function keepNote(key: string, note: string | null): void {
  try {
    if (note === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, note);
  } catch {
    // Nothing is kept then.
  }
}
