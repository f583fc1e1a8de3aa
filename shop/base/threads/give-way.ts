import { setPriority } from 'node:os';

/** How far such a thread stands back: with the serving one on the same core it still gets a quarter of it. */
const niceness = 5;

/**
 * Lets this thread give way to the one that serves everybody, when both want the same core. Linux keeps priorities by thread;
 * elsewhere the whole process would give way, so nothing is changed there.
 */
export function giveWay(system: NodeJS.Platform = process.platform): void {
  if (system === 'linux') setPriority(niceness);
}
