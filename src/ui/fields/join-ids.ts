import type { ReactNode } from 'react';

/** The value of `aria-describedby` for those ids whose text is there: `joinIds(hint && hintId, error && errorId)`. */
export function joinIds(...ids: ReactNode[]): string | undefined {
  return ids.filter((id): id is string => typeof id === 'string' && id !== '').join(' ') || undefined;
}
