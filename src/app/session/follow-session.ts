import { loadCartAtom } from '#features/cart/cart-atoms.ts';
import { refreshSessionAtom, sessionAtom, sessionKindAtom } from '#platform/session/session-atoms.ts';
import { sessionTabsAtom } from '#platform/session/session-tabs.ts';
import type { Shell } from '#platform/session/shell.ts';
import { askAgain } from './ask-again.ts';
import { forgetCustomerAtom, forgetInMemoryAtom } from './forget-customer.ts';

/** A page that somebody looks at. */
export interface ShownPage extends Pick<Shell, 'store' | 'terms'> {
  /** Loads the data of the page once more. */
  loadAnew: () => Promise<void>;
}

/**
 * Keeps a page in step with whose session it is: another customer than before gets a cart of their own, and finds nothing of
 * the one before; a session with other prices than those on the page has the page loaded anew; what other tabs do to the
 * session is heard here, and one that could not be had is asked for again.
 * @returns stops it
 */
export function followSession({ store, terms, loadAnew }: ShownPage): () => void {
  const stopPrices = followPrices({ store, terms, loadAnew });
  const stopAsking = askAgain({ store });
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
    stopPrices();
    stopAsking();
    deafen();
  };
}

/** A page that no server has rendered has had the prices of its session from the first. */
function followPrices({ store, terms, loadAnew }: ShownPage): () => void {
  let shown = terms?.priceBasis;
  const look = (): void => {
    const basis = store.get(sessionAtom)?.priceBasis;
    if (basis === undefined || basis === shown) return;
    const isFirst = shown === undefined;
    shown = basis;
    if (isFirst) return;
    loadAnew().catch((error: unknown) =>
      console.error('The page could not be shown at the prices of the session.', error),
    );
  };
  look();
  return store.sub(sessionAtom, look);
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
