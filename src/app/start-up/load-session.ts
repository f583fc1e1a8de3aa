import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** Asks the shop for what belongs to this visitor. */
export async function loadSession({ store }: Pick<Shell, 'store'>): Promise<void> {
  await store.set(refreshSessionAtom);
  await store.set(loadCartAtom);
}
