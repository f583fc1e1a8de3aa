import { readFileSync, readlinkSync } from 'node:fs';

/** What Linux calls the thread that asks, for `waitedForProcessor`; empty where the system names none. */
export function threadName(): string {
  try {
    return readlinkSync('/proc/thread-self');
  } catch {
    return '';
  }
}

/**
 * How long (ms) a thread of that name could have gone on so far, and waited for a processor that was busy with others; 0 where the
 * system does not tell.
 */
export function waitedForProcessor(thread: string): number {
  if (thread === '') return 0;
  try {
    const [, waited] = readFileSync(`/proc/${thread}/schedstat`, 'utf8').split(' ');
    return Number(waited) / 1e6 || 0;
  } catch {
    return 0;
  }
}
