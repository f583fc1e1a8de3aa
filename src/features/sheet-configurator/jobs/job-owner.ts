import { atom, type createStore } from 'jotai';
import { loggedInIdAtom, sessionAtom, shellAtom } from '#platform/session/session-atoms.ts';
import type { KeptJob } from '../kept-job.ts';
import { keptJobs } from '../print-jobs-atom.ts';

/** New jobs become the customer's, if the session is one's; that may be known later. */
export const claimJobsAtom = atom(null, async (get, set, ids: readonly string[]) => {
  await untilSessionKnown(get(shellAtom)?.store);
  const owner = get(loggedInIdAtom);
  if (owner !== undefined) await set(keptJobs.changeAtom, ids, (kept) => kept && { ...kept, owner });
});

/** Notes that the shop has a job as it was then; a failure costs a question before a logout. @param changedAt of the job when it was sent */
export const noteInCartAtom = atom(null, async (_get, set, id: string, changedAt: number) => {
  try {
    await set(keptJobs.changeAtom, [id], (kept) => kept && { ...kept, carted: changedAt });
  } catch (error) {
    console.error('That a print job is in the cart could not be kept.', error);
  }
});

/** Whether the shop has a job as it stands: it lies in the cart, or did and was ordered or taken out. */
export const isInCart = ({ carted, changedAt }: Pick<KeptJob, 'carted' | 'changedAt'>): boolean =>
  carted !== undefined && carted >= changedAt;

function untilSessionKnown(store: Store | undefined): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  if (!store || store.get(sessionAtom) !== null) return Promise.resolve();
  const stop = store.sub(sessionAtom, () => {
    if (store.get(sessionAtom) !== null) resolve();
  });
  return promise.then(stop);
}

type Store = ReturnType<typeof createStore>;
