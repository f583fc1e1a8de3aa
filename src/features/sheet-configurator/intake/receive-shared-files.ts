import { openSharedFiles } from '#offline/shared-files.ts';
import type { Shell } from '#platform/session/shell.ts';
import { receiveArrivals } from '../receive-files.ts';

/**
 * Takes what lies in the inbox for shared files like a choice of files, then empties it. Broken off in between, the next
 * visit takes the same files and recognises them. @returns the address to go on at
 */
export async function receiveSharedFiles(shell: Shell): Promise<string> {
  const inbox = await openSharedFiles();
  try {
    const shared = await inbox.read();
    if (shared.length === 0) return '/sheet-configuration-v3';
    const files = shared.map(({ file }) => ({ file, folder: '' }));
    const address = await receiveArrivals(files, shell);
    await inbox.drop(shared.map(({ id }) => id));
    return address;
  } finally {
    inbox.close();
  }
}
