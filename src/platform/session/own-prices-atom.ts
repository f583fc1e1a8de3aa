import { atom } from 'jotai';
import { sessionAtom, shellAtom } from './session-atoms.ts';

/** Whether this session is known to see other prices than everybody, which is what pages are rendered with. Apart: no first view needs it. */
export const hasOwnPricesAtom = atom((get): boolean => {
  const session = get(sessionAtom);
  const terms = get(shellAtom)?.terms;
  return session !== null && terms !== undefined && session.priceBasis !== terms.priceBasis;
});
