import { useMemo } from 'react';
import { atom, useAtomValue } from 'jotai';
import { uploadsAtom } from './upload-atoms.ts';
import type { UploadView } from './upload-view.ts';

/**
 * One fact of an upload: whoever uses it is drawn again when the fact changes, not with every byte that moves.
 * @param fact a function outside of components, with a plain value; undefined goes in for an upload nobody knows
 */
export function useUploadFact<Fact extends string | number | boolean | undefined>(
  id: string | undefined,
  fact: (view: UploadView | undefined) => Fact,
): Fact {
  const factAtom = useMemo(() => atom((get) => fact(get(uploadsAtom).find((view) => view.id === id))), [id, fact]);
  return useAtomValue(factAtom);
}
