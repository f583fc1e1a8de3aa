import { cartUnreachableAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { askAgainMs, isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { hasRefreshFailedAtom, refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/**
 * Asks for the session and the cart again where the last question for them failed while the shop answers others: the page would show
 * everybody's prices, and nobody's name, or a cart that cannot be ordered, until it is left. A shop that does not answer at all is
 * asked by what says so on the page.
 * @returns stops it
 */
export function askAgain({ store }: Pick<Shell, 'store'>): () => void {
  const clock = setInterval(() => {
    if (!store.get(isAnsweringAtom)) return;
    if (store.get(hasRefreshFailedAtom)) void store.set(refreshSessionAtom);
    if (store.get(cartUnreachableAtom)) void store.set(loadCartAtom);
  }, askAgainMs);
  return () => clearInterval(clock);
}
