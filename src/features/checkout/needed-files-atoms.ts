import { atom, type Atom } from 'jotai';
import { shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { refusedFilesAtom } from './files-verdict-atom.ts';
import {
  type FileAnswer,
  type FileAnswers,
  findPendingUploads,
  type NeededFile,
  type PendingUploads,
  type KnownUploads,
} from './pending-uploads.ts';

/** Where the upload queue is found; a page that stands above both says so, for the checkout does not know the uploads. */
export const uploadQueueAtom = atom<Atom<KnownUploads>>(atom<KnownUploads>(unread));

interface ToldAnswers {
  readonly answers: FileAnswers;
  /** The files that had been refused by then. */
  readonly refused: ReadonlySet<string>;
  readonly visit: symbol;
}

const newVisit = (): ToldAnswers => ({ answers: new Map(), refused: new Set(), visit: Symbol('visit') });

const toldAtom = atom(newVisit());
toldAtom.onMount = (set) => () => set(newVisit());

/** What the storage said counts for one visit of the checkout; what the shop refused since is asked for again. */
const answersAtom = atom((get): FileAnswers => {
  const { answers, refused } = get(toldAtom);
  const now = get(refusedFilesAtom);
  return refused === now ? answers : new Map([...answers].filter(([path]) => !now.has(path)));
});

const keepAnswersAtom = atom(null, (get, set, answers: FileAnswers) => {
  set(toldAtom, { answers, refused: get(refusedFilesAtom), visit: get(toldAtom).visit });
});

/** The files the cart needs, by all that is known of them. */
export const pendingFilesAtom = atom((get): PendingUploads => {
  const refused = get(refusedFilesAtom);
  const queue = get(get(uploadQueueAtom));
  const believed =
    queue === unread ? queue : queue.filter(({ path, state }) => state !== 'success' || !refused.has(path));
  return findPendingUploads(get(shownLinesAtom), believed, get(answersAtom));
});

/** Whether all of them are with us. */
export const areFilesThereAtom = atom((get) => get(pendingFilesAtom).files === 0);

/** The storage is asked for this many files at a time. */
const askedAtATime = 6;

/** Asks the storage for files nobody here knows anything of, some at a time, until there are none left. */
export const askForFilesAtom = atom(null, async (get, set, ask: (file: NeededFile) => Promise<FileAnswer>) => {
  const { visit } = get(toldAtom);
  for (;;) {
    const asked = get(pendingFilesAtom).unknown.slice(0, askedAtATime);
    if (asked.length === 0) return;
    const refused = get(refusedFilesAtom);
    const more = await Promise.all(asked.map(async (file) => [file.path, await ask(file)] as const));
    if (get(toldAtom).visit !== visit) return;
    // An answer from before a refusal says nothing about what was refused.
    if (get(refusedFilesAtom) === refused) set(keepAnswersAtom, new Map([...get(answersAtom), ...more]));
  }
});

/** Forgets the answers that stand in the way of ordering, so that they are asked for again. */
export const doubtAnswersAtom = atom(null, (get, set) => {
  set(keepAnswersAtom, new Map([...get(answersAtom)].filter(([, answer]) => answer === 'stored')));
});
