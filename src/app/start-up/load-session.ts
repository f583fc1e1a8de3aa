import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { beginSessionAtom } from '../session/begin-session.ts';
import { followSession, type ShownPage } from '../session/follow-session.ts';

/** Asks the shop for what belongs to this visitor, and stays in step with other tabs from then on. */
export async function loadSession(page: ShownPage): Promise<void> {
  const { store } = page;
  followSession(page);
  await store.set(refreshSessionAtom);
  await store.set(beginSessionAtom);
  await store.set(loadCartAtom);
}
