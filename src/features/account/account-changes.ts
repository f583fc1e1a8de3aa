import { atom, type Setter } from 'jotai';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { sessionTabsAtom } from '#platform/session/session-tabs.ts';
import { hasStatus } from '#store-api/store-api-error.ts';

/** Somebody logged in, or changed who they are: the session is asked anew, here and in the other tabs. */
export const tellSessionChangedAtom = atom(null, async (get, set): Promise<void> => {
  await set(refreshSessionAtom);
  get(sessionTabsAtom).tell('changed');
});

/**
 * Passes a call of the account on. One that the shop refuses because nobody is logged in any more asks for the session
 * anew, so that the page can ask for the password again.
 * @throws {StoreApiError}
 */
export const callAsCustomerAtom = atom(
  null,
  async <Answer>(_get: unknown, set: Setter, call: () => Promise<Answer>) => {
    try {
      return await call();
    } catch (error) {
      if (hasStatus(error, 403)) await set(refreshSessionAtom);
      throw error;
    }
  },
);
