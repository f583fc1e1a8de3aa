import type { Shell } from '#platform/session/shell.ts';
import { receiveSharedFiles } from './intake/receive-shared-files.ts';
import { tellWaitingShares } from './intake/tell-waiting-shares.ts';

/**
 * Takes shared files whose own page never came up, or was left before they were safe: the browser was closed too early, or the
 * page could not be loaded. Whoever looks at another page stays there and is told.
 */
export async function takeWaitingShares(shell: Shell): Promise<void> {
  if ((await receiveSharedFiles(shell)) !== undefined) tellWaitingShares(shell);
}
