import { useCallback, useState } from 'react';
import { useAtomValue } from 'jotai';
import { shownLinesAtom } from '#features/cart/shown-cart-atoms.ts';
import {
  type FileAnswers,
  findPendingUploads,
  type NeededFile,
  type PendingUploads,
} from '#features/checkout/pending-uploads.ts';
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
  const [answers, setAnswers] = useState(noAnswers);
  const areRead = useAtomValue(areUploadsReadAtom);
  const pending = findPendingUploads(useAtomValue(shownLinesAtom), useAtomValue(uploadJobsAtom), answers);
  return {
    pending,
    toAsk: areRead ? pending.unknown : nothingToAsk,
    addAnswers: useCallback((more) => setAnswers((known) => new Map([...known, ...more])), []),
    askAgain: useCallback(
      () => setAnswers((known) => new Map([...known].filter(([, answer]) => answer === 'stored'))),
      [],
    ),
  };
}
