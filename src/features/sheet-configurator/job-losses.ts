import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import { loggedInIdAtom } from '#platform/session/session-atoms.ts';
import type { LossSource, WouldBeLost } from '#platform/session/would-be-lost.ts';
import { jobsOfAtom } from './customer-jobs.ts';
import { isInCart } from './jobs/job-owner.ts';
import { keptJobs } from './print-jobs-atom.ts';

/** Print jobs of the customer that the shop does not have: their files may have arrived, what was chosen for them has not. */
const lostJobsAtom = atom((get): readonly WouldBeLost[] => {
  const customer = get(loggedInIdAtom);
  if (customer === undefined) return [];
  return get(jobsOfAtom)(customer)
    .filter((kept) => kept.check?.is !== 'unprintable' && !isInCart(kept))
    .map(({ job: { id, name } }) => ({
      id,
      words: (texts) => texts._(msg`Druckauftrag „${name}“: so noch nicht im Warenkorb`),
      endsByItself: false,
    }));
});

/** What a logout would cost of the print jobs. */
export const jobLosses: LossSource = { readAtom: keptJobs.readAtom, lostAtom: lostJobsAtom };
