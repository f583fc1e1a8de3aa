import { atom, type createStore } from 'jotai';
import type { TokenStore } from '#store-api/session-token.ts';

/** Whether a session was opened on this page, and nothing has been chosen for it yet. */
export const isSessionNewAtom = atom(false);

/** The same place for the session's token, which notes when the first one comes. */
export function notingOpening(store: ReturnType<typeof createStore>, token: TokenStore): TokenStore {
  return {
    read: () => token.read(),
    write: (value) => {
      if (token.read() === undefined) store.set(isSessionNewAtom, true);
      token.write(value);
    },
  };
}
