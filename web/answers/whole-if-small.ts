/** Up to this many bytes an answer is held in memory instead of streamed. */
export const smallBytes = 65_536;

type Body = ReadableStream<Uint8Array<ArrayBuffer>>;

/**
 * Reads a small body whole. A larger one comes back as a stream of everything, what was read already included.
 * @throws whatever ends the body early while its start is read
 */
export async function wholeIfSmall(body: Body): Promise<Uint8Array<ArrayBuffer> | Body> {
  const reader = body.getReader();
  const pieces: Uint8Array<ArrayBuffer>[] = [];
  for (let size = 0; size <= smallBytes;) {
    const { done, value } = await reader.read();
    if (done) return Buffer.concat(pieces);
    pieces.push(value);
    size += value.length;
  }
  return new ReadableStream(
    {
      async pull(controller) {
        const piece = pieces.shift() ?? (await reader.read()).value;
        if (piece === undefined) controller.close();
        else controller.enqueue(piece);
      },
      cancel: (reason) => reader.cancel(reason),
    },
    { highWaterMark: 0 },
  );
}
