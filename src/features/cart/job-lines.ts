import { atom } from 'jotai';
import { addProductsAtom, cartAtom, changeLinesAtom, removeLinesAtom } from './cart-atoms.ts';
import { linesOfJob } from './group-lines.ts';
import type { WishedJob } from './later/cart-intents.ts';

/** Works out all lines of a job for another number of copies and writes them into the cart. */
export type ChangeJobCopies = (jobId: string, copies: number) => Promise<unknown>;

/** A product a print job uses, as its line shall be. */
export interface JobCartLine {
  readonly id: string;
  readonly productId: string;
  readonly productNumber: string;
  readonly quantity: number;
  readonly payload: Readonly<Record<string, unknown>>;
}

/** A print job as it shall lie in the cart. */
export interface JobForCart {
  readonly jobId: string;
  readonly lines: readonly JobCartLine[];
}

/**
 * Makes the cart, as it was last answered, hold a job exactly so. New lines first: a cart that breaks off in between rather holds
 * too much than half a job, and the same once more completes it.
 * @throws {StoreApiError}
 */
export const writeJobLinesAtom = atom(null, async (get, set, { jobId, lines }: JobForCart) => {
  const present = linesOfJob(get(cartAtom)?.lineItems ?? [], jobId).map(({ id }) => id);
  const add = lines.filter(({ id }) => !present.includes(id));
  const changed = lines.filter(({ id }) => present.includes(id));
  const remove = present.filter((id) => lines.every((line) => line.id !== id));
  if (add.length > 0) await set(addProductsAtom, add);
  const changes = changed.map(({ id, quantity, payload }) => ({ id, quantity, payload }));
  if (changes.length > 0) await set(changeLinesAtom, changes);
  if (remove.length > 0) await set(removeLinesAtom, remove);
});

/** Puts a job into the cart as soon as the shop can be reached. @throws when it cannot be kept */
export const keepJobAtom = atom(null, async (_get, set, job: WishedJob) => {
  const { addJobLaterAtom } = await import('./later/keep-cart-intents.ts');
  await set(addJobLaterAtom, job);
});
