import { giveUpSeenMessage } from '#offline/taken/taken-names.ts';
import { createTakenShelf } from '#offline/taken/taken-shelf.ts';
import { askWorker } from '#platform/install/ask-worker.ts';
import { takenNotes } from '../takings.ts';

/** What is taken along, in this browser. */
export const browserShelf = createTakenShelf({
  notes: takenNotes,
  openCache: (name) => caches.open(name),
  estimate: async () => (await navigator.storage?.estimate()) ?? {},
  makeRoom: giveUpSeen,
  now: Date.now,
});

/** A worker that is busy does not hold this up for longer; milliseconds. */
const patienceMs = 10_000;

async function giveUpSeen(): Promise<void> {
  const worker = navigator.serviceWorker?.controller;
  if (!worker) return;
  await askWorker(worker, { type: giveUpSeenMessage }, patienceMs);
}
