/** A request body, as much of a stream of bytes as is needed here; null when the request has none. */
export type Body = { readonly locked: boolean; getReader(): BodyReader } | null;

interface BodyReader {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  releaseLock(): void;
}

/** The body ended early: the connection broke, nothing came for too long, or the reading was stopped. */
export class BodyInterrupted extends Error {
  readonly reason: 'connection' | 'idle' | 'stopped';

  constructor(reason: BodyInterrupted['reason'], options?: ErrorOptions) {
    super(`The request body was interrupted (${reason}).`, options);
    this.name = 'BodyInterrupted';
    this.reason = reason;
  }
}

export interface Patience {
  /** Longest wait for the next piece, in milliseconds. */
  readonly idleTimeout: number;
  /** Aborting it ends the reading at once, even while waiting for a piece. */
  readonly signal?: AbortSignal;
}

/**
 * Yields the body's pieces as they arrive. A piece is valid until the next one is asked for.
 *
 * @throws {BodyInterrupted} when the body ends early for any reason
 */
export async function* readPieces(body: Body, patience: Patience): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const reader = body.getReader();
  const watch = watchReading(reader, patience);
  try {
    for (;;) {
      watch.begin();
      const { done, value } = await reader.read();
      watch.end();
      if (done) return;
      if (value !== undefined && value.length > 0) yield value;
      if (watch.reason() !== null) throw new BodyInterrupted('stopped');
    }
  } catch (cause) {
    throw new BodyInterrupted(watch.reason() ?? 'connection', { cause });
  } finally {
    watch.close();
    reader.releaseLock();
  }
}

/** Ends the reading when nothing comes for too long, or when the signal says so. */
function watchReading(reader: BodyReader, { idleTimeout, signal }: Patience) {
  let reason: 'idle' | 'stopped' | null = null;
  let waiting = false;
  const end = (because: 'idle' | 'stopped') => {
    reason ??= because;
    // A read that waits is rejected by this.
    reader.releaseLock();
  };
  const stop = () => end('stopped');
  signal?.addEventListener('abort', stop, { once: true });
  if (signal?.aborted === true) stop();
  // Refreshed, not renewed: there are thousands of pieces. While the consumer is at work it means nothing.
  const timer = setTimeout(() => waiting && end('idle'), idleTimeout);
  return {
    begin() {
      waiting = true;
      timer.refresh();
    },
    end() {
      waiting = false;
    },
    reason: () => reason,
    close() {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
    },
  };
}
