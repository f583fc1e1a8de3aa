import { atom } from 'jotai';
import { persistedAtom, unread, type RecordReader } from '../persistence/persisted-atom.ts';
import { isDue, onlyNecessary, readConsentChoice, type Consent, type ConsentChoice } from './consent.ts';

const record: RecordReader<ConsentChoice | null> = {
  safeParse: (value) => {
    const data = value === null ? null : readConsentChoice(value);
    return data === undefined ? { success: false } : { success: true, data };
  },
};

/** The visitor's choice, the same in all tabs; `null`: none was made, `unread`: nobody knows yet. */
export const consentChoiceAtom = persistedAtom<ConsentChoice | null>('consent', record, null);

/** Whether the visitor is to be asked: nobody has chosen, or long ago; `false` until it is known. */
export const isConsentDueAtom = atom((get): boolean => {
  const choice = get(consentChoiceAtom);
  return choice !== unread && (choice === null || isDue(choice, Date.now()));
});

/** What is allowed now; nothing beyond the necessary until a choice is known. */
export const consentAtom = atom((get): Consent => {
  const choice = get(consentChoiceAtom);
  return choice === unread || choice === null ? onlyNecessary : choice.consent;
});

const choosingAtom = atom(0);

/** Whether a choice of this page is on its way to its record: who reads that now may meet the one before. */
export const isConsentBeingKeptAtom = atom((get) => get(choosingAtom) > 0);

/** Keeps a choice. @throws {DOMException} where it cannot be written; it holds for this page then */
export const chooseConsentAtom = atom(null, async (_get, set, consent: Consent): Promise<void> => {
  set(choosingAtom, (choices) => choices + 1);
  try {
    await set(consentChoiceAtom, { consent, chosenAt: Date.now() });
  } finally {
    set(choosingAtom, (choices) => choices - 1);
  }
});
