import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';
import { receiveSharedFiles } from './intake/receive-shared-files.ts';
import { waitingSharesWords } from './intake/waiting-words.ts';

/**
 * Takes shared files whose own page never came up: the browser was closed too early, or the page could not be loaded. Whoever
 * looks at another page stays there and is told.
 */
export async function takeWaitingShares(shell: Shell): Promise<void> {
  if ((await receiveSharedFiles(shell)) === undefined) return;
  shell.store.set(notifyAtom, { type: 'info', message: shell.texts._(waitingSharesWords), persistent: true });
}
