import { openSharedFiles, type SharedFile } from '#offline/sharing/shared-files.ts';
import type { Shell } from '#platform/session/shell.ts';
import { receiveShared } from '../receive-files.ts';
import { holdEntryInTurn, holdFreeEntry, type Release } from './hold-entry.ts';
import { tellWaitingShares } from './tell-waiting-shares.ts';
import { type BroughtFile, untilSafe } from './until-safe.ts';

/**
 * Takes what lies in the inbox for shared files like a choice of files. An entry stays there until what it brought is safe: a
 * page that is left before leaves it to the next one, which goes on with the same jobs. Entries another tab works on are
 * left to it, and taken when it ends before that.
 * @returns the address to go on at; undefined when there is nothing to be taken
 */
export async function receiveSharedFiles(shell: Shell): Promise<string | undefined> {
  const held = new Map<string, Release>();
  for (const { id } of await readInbox()) {
    const release = await holdFreeEntry(id);
    if (release) held.set(id, release);
    else takeInTurn(id, shell).catch(logFailure);
  }
  return takeEntries(held, shell);
}

async function takeInTurn(id: string, shell: Shell): Promise<void> {
  const release = await holdEntryInTurn(id);
  if (release && (await takeEntries(new Map([[id, release]]), shell)) !== undefined) tellWaitingShares(shell);
}

/** Takes those that are still there, and looks after them. */
async function takeEntries(held: ReadonlyMap<string, Release>, shell: Shell): Promise<string | undefined> {
  const releaseAll = (): void => held.forEach((release) => release());
  try {
    const shared = held.size === 0 ? [] : (await readInbox()).filter(({ id }) => held.has(id));
    if (shared.length === 0) {
      releaseAll();
      return undefined;
    }
    const { address, brought } = await receiveShared(shared.map(scoreOf), shell);
    for (const [id, release] of held) {
      dropWhenSafe(
        id,
        brought.filter(({ chosen }) => chosen.shared === id),
        shell,
      )
        .catch(logFailure)
        .finally(release);
    }
    return address;
  } catch (error) {
    releaseAll();
    throw error;
  }
}

const scoreOf = ({ id, file }: SharedFile) => ({ file, folder: '', shared: id });

async function dropWhenSafe(id: string, brought: readonly BroughtFile[], { store }: Shell): Promise<void> {
  await untilSafe(store, brought);
  const inbox = await openSharedFiles();
  await inbox.drop([id]).finally(() => inbox.close());
}

async function readInbox(): Promise<SharedFile[]> {
  const inbox = await openSharedFiles();
  return inbox.read().finally(() => inbox.close());
}

/** It stays where it is, for the next visit. */
function logFailure(error: unknown): void {
  console.error('A shared file could not be looked after.', error);
}
