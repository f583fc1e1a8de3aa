import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { sessionTabsAtom } from '#platform/session/session-tabs.ts';
import type { Shell } from '#platform/session/shell.ts';
import { forgetCustomerAtom, forgetInMemoryAtom } from './forget-customer.ts';

/**
 * Keeps a page in step with whose session it is: another customer than before gets a cart of their own, and finds nothing of
 * the one before; what other tabs do to the session is heard here.
 * @returns stops it
 */
export function followSession({ store }: Pick<Shell, 'store'>): () => void {
  /** Whose session it was last; null: nobody's; undefined: not known yet. */
  let known = customerIn(store);
  const stop = store.sub(sessionAtom, () => {
    const before = known;
    known = customerIn(store);
    if (before === undefined || known === undefined || known === before) return;
    if (before !== null) store.set(forgetInMemoryAtom);
    // A guest who has just said who they are has the same cart as before.
    if (before !== null || store.get(sessionKindAtom) === 'customer') void store.set(loadCartAtom);
  });
  const deafen = store.get(sessionTabsAtom).hear((news) => void answer(store, news === 'left'));
  return () => {
    stop();
    deafen();
  };
}

async function answer(store: Shell['store'], isLeft: boolean): Promise<void> {
  if (isLeft) await store.set(forgetCustomerAtom);
  await store.set(refreshSessionAtom);
  await store.set(loadCartAtom);
}

function customerIn(store: Shell['store']): string | null | undefined {
  const session = store.get(sessionAtom);
  return session ? (session.customer?.id ?? null) : undefined;
}
