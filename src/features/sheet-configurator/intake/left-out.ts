import type { FileRefusal } from './file-refusal.ts';

/** Why a file was not taken; beyond what is wrong with the file itself: with an archive, or with the choice as a whole. */
export type LeftOutReason =
  | FileRefusal
  | 'hidden'
  | 'archive-damaged'
  | 'archive-encrypted'
  | 'archive-suspicious'
  | 'archive-without-pdf'
  | 'archive-in-archive'
  | 'twice-in-choice'
  | 'too-many'
  | 'too-much';

export interface LeftOut {
  /** As it was called where it lay. */
  name: string;
  folder: string;
  reason: LeftOutReason;
  /** In bytes. */
  size: number;
}
