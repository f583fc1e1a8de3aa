/** A request body, as much of a stream of bytes as is needed here; null when the request has none. */
export type Body = { readonly locked: boolean; getReader(): BodyReader } | null;

type BodyReader = {
  read(): Promise<{ done: boolean; value?: Uint8Array | undefined }>;
  releaseLock(): void;
};

/** The body ended early: the connection broke, nothing came for too long, or the reading was stopped. */
export class BodyInterrupted extends Error {
  readonly reason: 'connection' | 'idle' | 'stopped';

  constructor(reason: BodyInterrupted['reason'], options?: ErrorOptions) {
    super(`The request body was interrupted (${reason}).`, options);
    this.name = 'BodyInterrupted';
    this.reason = reason;
  }
}

export type Patience = {
  /** Longest wait for the next piece, in milliseconds. */
  readonly idleTimeout: number;
  /** Aborting it ends the reading at once, even while waiting for a piece. */
  readonly signal?: AbortSignal;
};

/**
 * Yields the body's pieces as they arrive.
 *
 * @throws {BodyInterrupted} when the body ends early for any reason
 */
export async function* readPieces(body: Body, patience: Patience): AsyncGenerator<Uint8Array, void> {
  if (body === null) return;
  const reader = body.getReader();
  try {
    for (;;) {
      const { done, value } = await nextPiece(reader, patience);
      if (done) return;
      if (value !== undefined && value.length > 0) yield value;
    }
  } finally {
    reader.releaseLock();
  }
}

async function nextPiece(reader: BodyReader, { idleTimeout, signal }: Patience) {
  if (signal?.aborted === true) throw new BodyInterrupted('stopped');
  const stopped = Promise.withResolvers<never>();
  const stop = () => stopped.reject(new BodyInterrupted('stopped'));
  const timer = setTimeout(() => stopped.reject(new BodyInterrupted('idle')), idleTimeout);
  signal?.addEventListener('abort', stop, { once: true });
  const read = reader.read().catch((cause: unknown) => {
    throw new BodyInterrupted('connection', { cause });
  });
  // Whichever loses the race below may still reject.
  read.catch(() => undefined);
  try {
    return await Promise.race([read, stopped.promise]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', stop);
  }
}
