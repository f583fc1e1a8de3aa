import type { CSSProperties } from 'react';

/** The least height an editor asked for; what is no plain CSS length is left out. */
export function heightOf(minHeight: string | null): CSSProperties {
  return minHeight !== null && /^\d+(?:\.\d+)?(?:px|rem|em|vh|vw)$/.test(minHeight) ? { minBlockSize: minHeight } : {};
}
