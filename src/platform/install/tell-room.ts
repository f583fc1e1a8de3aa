import { messageOfRoom } from '#offline/kept/room-message.ts';
import { tellWorker } from './tell-worker.ts';

/** Tells the service worker how many bytes of what was seen it may keep; undefined: as it has it. */
export function tellRoom(bytes: number | undefined): void {
  if (bytes !== undefined) tellWorker(messageOfRoom(bytes));
}
