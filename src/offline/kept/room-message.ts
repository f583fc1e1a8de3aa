/** Tells the worker how much it may keep of what was seen. */
const roomMessage = 'KEEP_WITHIN';

/** The message for so many bytes. */
export const messageOfRoom = (bytes: number): object => ({ type: roomMessage, bytes });

/** The bytes a message names; undefined in any other message. */
export function roomOf(message: unknown): number | undefined {
  if (typeof message !== 'object' || message === null || Reflect.get(message, 'type') !== roomMessage) return undefined;
  const bytes: unknown = Reflect.get(message, 'bytes');
  return typeof bytes === 'number' && bytes > 0 ? bytes : undefined;
}
