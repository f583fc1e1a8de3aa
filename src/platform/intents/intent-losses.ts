import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { loggedInIdAtom } from '../session/session-atoms.ts';
import type { LossSource, WouldBeLost } from '../session/would-be-lost.ts';
import { intentsAtom, readIntentsAtom } from './intent-atoms.ts';
import { intentKindsAtom } from './intent-kinds.ts';

/** Changes of the customer that the shop has not heard of, or has not taken. */
const lostIntentsAtom = atom((get): readonly WouldBeLost[] => {
  const kinds = get(intentKindsAtom);
  const who = get(loggedInIdAtom);
  if (who === undefined) return [];
  return get(intentsAtom)
    .filter(({ customer }) => customer === who)
    .map((intent): WouldBeLost => {
      const { id, problem, subject } = intent;
      return {
        id,
        words: (texts) => {
          const change = kinds.get(intent.kind)?.words(intent, texts) ?? subject;
          return problem === null
            ? texts._(msg`Wartet noch auf den Shop: ${change}`)
            : texts._(msg`Hat der Shop nicht angenommen: ${change}`);
        },
        endsByItself: problem === null,
      };
    });
});

/** What a logout would cost of the changes that wait. */
export const intentLosses: LossSource = { readAtom: readIntentsAtom, lostAtom: lostIntentsAtom };
