import { messageOfRoom } from '#offline/kept/room-message.ts';

/** Tells the service worker how many bytes of what was seen it may keep; undefined: as it has it. */
export function tellRoom(bytes: number | undefined): void {
  if (bytes === undefined || !('serviceWorker' in navigator)) return;
  void navigator.serviceWorker.ready.then(({ active }) => active?.postMessage(messageOfRoom(bytes)));
}
