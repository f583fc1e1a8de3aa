import type { ChoiceLimits } from '../choice-limits.ts';

/** Counts what a choice brings against its limits. */
export interface ChoiceRoom {
  /** Takes a file in, or says which limit it would exceed. */
  take: (size: number) => 'too-many' | 'too-much' | undefined;
  /** Bytes that still fit. */
  bytesLeft: () => number;
}

export function openChoiceRoom({ files, bytes }: Pick<ChoiceLimits, 'files' | 'bytes'>): ChoiceRoom {
  let [filesLeft, bytesLeft] = [files, bytes];
  return {
    take: (size) => {
      if (filesLeft === 0) return 'too-many';
      if (size > bytesLeft) return 'too-much';
      filesLeft -= 1;
      bytesLeft -= size;
      return undefined;
    },
    bytesLeft: () => bytesLeft,
  };
}
