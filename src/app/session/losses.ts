import { atom } from 'jotai';
import { uploadLosses } from '#features/uploads/upload-losses.ts';
import { jobLosses } from '#features/sheet-configurator/job-losses.ts';
import { loadTexts } from '#platform/i18n/texts.ts';
import { shellAtom } from '#platform/session/session-atoms.ts';
import { intentLosses } from '#platform/intents/intent-losses.ts';
import type { LossSource, WouldBeLost } from '#platform/session/would-be-lost.ts';

/** Everything a customer may have in this browser alone. Whoever adds to it names what a logout would cost. */
const sources: readonly LossSource[] = [uploadLosses, jobLosses, intentLosses];

/** What a logout would cost whoever is logged in, live; complete once it has been read. */
export const lossesAtom = atom((get): readonly WouldBeLost[] => sources.flatMap(({ lostAtom }) => get(lostAtom)));

/** Reads what may be lost, and the words for it. What cannot be read now is not asked about: a logout never fails. */
export const readLossesAtom = atom(null, async (get, set): Promise<void> => {
  const { texts } = get(shellAtom) ?? {};
  const words = texts ? [loadTexts(texts, ['uploads', 'offline'])] : [];
  const outcomes = await Promise.allSettled([...words, ...sources.map(({ readAtom }) => set(readAtom))]);
  for (const outcome of outcomes)
    if (outcome.status === 'rejected') console.error('What a logout would cost could not be read.', outcome.reason);
});
