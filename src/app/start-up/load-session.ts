import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { followSession } from '../session/follow-session.ts';

/** Asks the shop for what belongs to this visitor, and stays in step with other tabs from then on. */
export async function loadSession({ store }: Pick<Shell, 'store'>): Promise<void> {
  followSession({ store });
  await store.set(refreshSessionAtom);
  await store.set(loadCartAtom);
}
