import { useCallback, useState } from 'react';
import { useAtomValue } from 'jotai';
import { shownLinesAtom } from '#features/cart/shown-cart-atoms.ts';
import {
  type FileAnswers,
  findPendingUploads,
  type NeededFile,
  type PendingUploads,
} from '#features/checkout/pending-uploads.ts';
import { refusedFilesAtom } from '#features/checkout/refused-files-atom.ts';
import { uploadJobsAtom } from '#features/uploads/upload-atoms.ts';
import { areUploadsReadAtom } from '#features/uploads/uploads-read-atom.ts';

interface NeededFiles {
  pending: PendingUploads;
  /** Files the storage is to be asked for now. */
  toAsk: readonly NeededFile[];
  addAnswers: (answers: FileAnswers) => void;
  /** Forgets the answers that stand in the way of ordering. */
  askAgain: () => void;
}

const noAnswers: FileAnswers = new Map();
const nothingToAsk: readonly NeededFile[] = [];

/** The files the cart needs, by all that is known of them. What the storage says counts for one visit of the page. */
export function useNeededFiles(): NeededFiles {
  const refused = useAtomValue(refusedFilesAtom);
  const [told, setTold] = useState({ answers: noAnswers, refused });
  const areRead = useAtomValue(areUploadsReadAtom);
  const uploads = useAtomValue(uploadJobsAtom).filter(({ path, state }) => state !== 'success' || !refused.has(path));
  const pending = findPendingUploads(useAtomValue(shownLinesAtom), uploads, answersSince(told, refused));
  return {
    pending,
    toAsk: areRead ? pending.unknown : nothingToAsk,
    addAnswers: useCallback(
      (more) => setTold((known) => ({ refused, answers: new Map([...answersSince(known, refused), ...more]) })),
      [refused],
    ),
    askAgain: useCallback(
      () =>
        setTold((known) => ({
          refused,
          answers: new Map([...answersSince(known, refused)].filter(([, answer]) => answer === 'stored')),
        })),
      [refused],
    ),
  };
}

interface ToldAnswers {
  answers: FileAnswers;
  /** The files that had been refused by then. */
  refused: ReadonlySet<string>;
}

/** What the shop refused is asked for again. */
function answersSince(told: ToldAnswers, refused: ReadonlySet<string>): FileAnswers {
  return told.refused === refused ? told.answers : new Map([...told.answers].filter(([path]) => !refused.has(path)));
}
