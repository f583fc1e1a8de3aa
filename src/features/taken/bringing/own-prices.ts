import { atom } from 'jotai';
import type { PoliteAsking } from '#offline/taken/ask-politely.ts';
import { sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { getContext } from '#store-api/context.ts';
import { everybodysApi } from './recording-api.ts';

/** Whether the session of this page is answered at other prices than everybody. A page that no server has rendered asks what those are. */
export const hasOwnPricesAtom = atom(null, async (get, _set, ask: PoliteAsking): Promise<boolean> => {
  const shell = get(shellAtom);
  const own = get(sessionAtom)?.priceBasis;
  if (!shell || own === undefined) return false;
  const { priceBasis } = shell.terms ?? (await getContext(everybodysApi(shell, ask)));
  return own !== priceBasis;
});
