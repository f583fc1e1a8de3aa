import * as z from 'zod/mini';

const key = 'uploads-told';

/** Uploads of which listeners were told on an earlier document of this tab that they failed. */
export function readToldFailures(): ReadonlySet<string> {
  try {
    return new Set(z.array(z.string()).parse(JSON.parse(sessionStorage.getItem(key) ?? '[]')));
  } catch {
    // Nobody has to keep it for us; to hear of a failure twice is better than never.
    return new Set();
  }
}

/** Remembers for the next document of this tab of which failures was told. */
export function keepToldFailures(ids: ReadonlySet<string>): void {
  try {
    sessionStorage.setItem(key, JSON.stringify([...ids]));
  } catch {
    // As above.
  }
}
