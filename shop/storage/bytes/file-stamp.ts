import { readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { DigestState } from './digest-engine.ts';

/**
 * Changes with every change of a file's bytes, whoever makes it: the time of a change, unlike that of a write, cannot be
 * set. It tells two changes apart that are further from each other than a tick of the file system's clock, and what
 * happened before a start of the machine from what came after: a disk may have lost what it said it had.
 */
export async function fileStamp(path: string): Promise<string> {
  const { ino, size, ctimeNs } = await stat(path, { bigint: true });
  return `${startOfMachine}:${ino}:${size}:${ctimeNs}`;
}

/** The state of a file's checksums, or null where the file is no longer the one they were computed of. */
export async function stateOfFile(
  path: string,
  known: { readonly digestState: DigestState; readonly digestStamp: string | null },
): Promise<DigestState> {
  if (known.digestState === null || known.digestStamp !== (await fileStamp(path))) return null;
  return known.digestState;
}

/** Only Linux names it; elsewhere it goes unnoticed that the machine was started meanwhile. */
const startOfMachine = process.platform === 'linux' ? bootId() : '';

function bootId(): string {
  try {
    return readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}
