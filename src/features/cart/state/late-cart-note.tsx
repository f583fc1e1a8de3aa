import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { isKeptCartLateAtom } from './kept-cart.ts';

/** Says that the cart of the last visit cannot be read yet. Goes by itself. */
export function LateCartNote(): ReactElement | null {
  const isLate = useAtomValue(isKeptCartLateAtom);
  return isLate ? <LatePart load={loadNote} props={{}} areas={['offline']} /> : null;
}

const loadNote = async () => (await import('./slow-storage-note.tsx')).SlowStorageNote;
