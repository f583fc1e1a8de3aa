import { atom, type Atom } from 'jotai';
import { shownLinesAtom } from '#features/cart/shown-cart-atoms.ts';
import {
  type FileAnswer,
  type FileAnswers,
  findPendingUploads,
  type NeededFile,
  type PendingUploads,
  type UploadQueue,
} from './pending-uploads.ts';

/** Where the upload queue is found; a page that stands above both says so, for the checkout does not know the uploads. */
export const uploadQueueAtom = atom<Atom<UploadQueue>>(atom<UploadQueue>('unread'));

const refusedAtom = atom<ReadonlySet<string>>(new Set<string>());

/** Paths of files for whose sake the shop refused the last order: it does not have them, whatever this browser believes. */
export const refusedFilesAtom = atom((get) => get(refusedAtom));

interface ToldAnswers {
  readonly answers: FileAnswers;
  readonly visit: symbol;
}

const newVisit = (): ToldAnswers => ({ answers: new Map(), visit: Symbol('visit') });

/** What the storage said counts for one visit of the checkout. */
const toldAtom = atom(newVisit());
toldAtom.onMount = (set) => () => set(newVisit());

/** The files the cart needs, by all that is known of them. */
export const pendingFilesAtom = atom((get): PendingUploads => {
  const refused = get(refusedAtom);
  const queue = get(get(uploadQueueAtom));
  const believed =
    queue === 'unread' ? queue : queue.filter(({ path, state }) => state !== 'success' || !refused.has(path));
  return findPendingUploads(get(shownLinesAtom), believed, get(toldAtom).answers);
});

/** The shop does not have these files: what the storage said of them is asked anew. */
export const refuseFilesAtom = atom(null, (get, set, paths: ReadonlySet<string>) => {
  set(refusedAtom, paths);
  const { answers, visit } = get(toldAtom);
  set(toldAtom, { visit, answers: new Map([...answers].filter(([path]) => !paths.has(path))) });
});

/** The storage is asked for this many files at a time. */
const askedAtATime = 6;

/** Asks the storage for files nobody here knows anything of, some at a time, until there are none left. */
export const askForFilesAtom = atom(null, async (get, set, ask: (file: NeededFile) => Promise<FileAnswer>) => {
  const { visit } = get(toldAtom);
  for (;;) {
    const asked = get(pendingFilesAtom).unknown.slice(0, askedAtATime);
    if (asked.length === 0) return;
    const refused = get(refusedAtom);
    const more = await Promise.all(asked.map(async (file) => [file.path, await ask(file)] as const));
    const told = get(toldAtom);
    if (told.visit !== visit) return;
    // An answer from before a refusal says nothing about what was refused.
    if (get(refusedAtom) === refused) set(toldAtom, { visit, answers: new Map([...told.answers, ...more]) });
  }
});

/** Forgets the answers that stand in the way of ordering, so that they are asked for again. */
export const doubtAnswersAtom = atom(null, (get, set) => {
  const { answers, visit } = get(toldAtom);
  set(toldAtom, { visit, answers: new Map([...answers].filter(([, answer]) => answer === 'stored')) });
});
