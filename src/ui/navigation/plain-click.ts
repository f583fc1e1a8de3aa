import type { MouseEvent } from 'react';

/** Whether the page may answer the click itself: with another button or a key held, links open as the browser opens them. */
export function isPlainClick({ button, metaKey, altKey, ctrlKey, shiftKey }: MouseEvent): boolean {
  return button === 0 && !(metaKey || altKey || ctrlKey || shiftKey);
}
