import { patienceBehindWorker, within } from '#offline/answer-patience.ts';
import { isAnsweringAtom } from '#platform/connectivity/connectivity-atom.ts';
import { contextToken } from '#platform/session/context-token.ts';
import { refreshSessionAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

/**
 * Whether the session of this browser is shown the prices that pages are rendered with. Where the shop does not say in time what
 * becomes of a session, because it is away or silent, pages are shown as everybody sees them; once it does, they follow.
 */
export async function seesPricesOfAll({ store, terms }: Pick<Shell, 'store' | 'terms'>): Promise<boolean> {
  if (contextToken.read() === undefined) return true;
  const patienceMs = patienceBehindWorker(store.get(isAnsweringAtom));
  if (store.get(sessionAtom) === null) await within(patienceMs, store.set(refreshSessionAtom));
  const session = store.get(sessionAtom);
  return session === null || session.priceBasis === terms?.priceBasis;
}
