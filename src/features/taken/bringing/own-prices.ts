import { atom } from 'jotai';
import type { PoliteAsking } from '#offline/taken/ask-politely.ts';
import { sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import { getContext } from '#store-api/context.ts';
import { everybodysApi } from './recording-api.ts';

/**
 * What the prices go by that the session of this page is answered at; undefined where they are everybody's. A page that no server has
 * rendered asks what those are.
 */
export const ownPricesAtom = atom(null, async (get, _set, ask: PoliteAsking): Promise<string | undefined> => {
  const shell = get(shellAtom);
  const own = get(sessionAtom)?.priceBasis;
  if (!shell || own === undefined) return undefined;
  const { priceBasis } = shell.terms ?? (await getContext(everybodysApi(shell, ask)));
  return own === priceBasis ? undefined : own;
});
