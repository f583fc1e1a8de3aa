import { openSharedFiles } from '#offline/shared-files.ts';
import type { Shell } from '#platform/session/shell.ts';
import { receiveArrivals } from '../receive-files.ts';

/** Held while the inbox is emptied: several tabs and parts of a page look into it. */
const inboxLock = 'shared-files';

/**
 * Takes what lies in the inbox for shared files like a choice of files, then empties it; one tab at a time. Broken off in
 * between, the next visit takes the same files and recognises them.
 * @returns the address to go on at; undefined when nothing lies there
 */
export function receiveSharedFiles(shell: Shell): Promise<string | undefined> {
  // Browsers without locks have no other way in for shared files than this page.
  return 'locks' in navigator ? navigator.locks.request(inboxLock, () => emptyInbox(shell)) : emptyInbox(shell);
}

async function emptyInbox(shell: Shell): Promise<string | undefined> {
  const inbox = await openSharedFiles();
  try {
    const shared = await inbox.read();
    if (shared.length === 0) return undefined;
    const files = shared.map(({ file }) => ({ file, folder: '' }));
    const address = await receiveArrivals({ files }, shell);
    await inbox.drop(shared.map(({ id }) => id));
    return address;
  } finally {
    inbox.close();
  }
}
