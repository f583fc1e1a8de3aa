import { promisifyRequest } from 'idb-keyval';
import type { TokenStore } from '#store-api/session-token.ts';
import { canPersist, writeRecords } from '#offline/records/state-records.ts';
import { youngToken } from './young-token.ts';

/** Twice as long as browsers take to write a cookie to the disk. */
const youthMs = 60_000;

/**
 * The same place for the session's token, which outlives a browser that dies before it wrote the cookie: the token is kept
 * in the database until then, and no longer, so that whoever deletes cookies is rid of it.
 */
export function durableToken(token: TokenStore): TokenStore {
  const kept = token.read();
  if (kept !== undefined) growUp(kept);
  return {
    read: () => token.read(),
    write: (value) => {
      token.write(value);
      void changeYoungToken((store) => promisifyRequest(store.put(value, youngToken)));
      growUp(value);
    },
  };
}

/** Nobody comes back with the session. */
export const forgetYoungToken = (): Promise<void> =>
  changeYoungToken((store) => promisifyRequest(store.delete(youngToken)));

function growUp(token: string): void {
  setTimeout(
    () =>
      void changeYoungToken(async (store) => {
        // Another one may have come meanwhile, in this tab or in another.
        if ((await promisifyRequest<unknown>(store.get(youngToken))) === token)
          await promisifyRequest(store.delete(youngToken));
      }),
    youthMs,
  );
}

async function changeYoungToken(change: (store: IDBObjectStore) => Promise<unknown>): Promise<void> {
  if (!canPersist()) return;
  try {
    await writeRecords('The token of the session', change);
  } catch (error) {
    console.warn('The token of the session is kept as a cookie only.', error);
  }
}
