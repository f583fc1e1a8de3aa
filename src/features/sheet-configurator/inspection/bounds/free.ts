/** Frees a buffer at once, where the browser can; the garbage collector takes its time. @returns how many bytes */
export function free(buffer: ArrayBufferLike): number {
  const bytes = buffer.byteLength;
  if (!(buffer instanceof ArrayBuffer) || !('transfer' in buffer)) return 0;
  buffer.transfer(0);
  return bytes;
}
