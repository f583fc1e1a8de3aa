import type { CSSProperties } from 'react';

/** The least height an editor asked for; what is no plain CSS length is left out. */
export function heightOf(minHeight: string | null): CSSProperties & { '--least-height'?: string } {
  const isLength = minHeight !== null && /^\d+(?:\.\d+)?(?:px|rem|em|vh|vw)$/.test(minHeight);
  return isLength ? { minBlockSize: minHeight, '--least-height': minHeight } : {};
}
