import { cartUnreachableAtom, loadCartAtom } from '#features/cart/cart-atoms.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { hasRefreshFailedAtom, refreshSessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/** Between two attempts, milliseconds. */
const pauseMs = 20_000;

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
  }, pauseMs);
  return () => clearInterval(clock);
}
