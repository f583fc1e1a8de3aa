import { atom } from 'jotai';
import { currencyAtom, hasRefreshFailedAtom, sessionAtom, taxStateAtom } from './session-atoms.ts';

/** Amounts of which this is equal are in the same currency, and both with tax or both without. */
export const amountTermsAtom = atom((get) => `${get(currencyAtom)} ${get(taxStateAtom)}`);

/** Whether it has been asked what belongs to this session, with or without an answer: its terms are no guess any more. */
export const isSessionSettledAtom = atom((get) => get(sessionAtom) !== null || get(hasRefreshFailedAtom));
