/**
 * Answers a call that only reads somewhere else than in this thread.
 *
 * @param body the bytes of the request's body, undefined when it has none; read when they are wanted
 * @returns undefined for calls that have to be answered here
 * @throws {ShopError} 503 when the answer takes too long, or too many calls wait
 */
export type ReadElsewhere = (
  request: Request,
  body: () => Promise<Uint8Array<ArrayBuffer> | undefined>,
  clientAddress: string | undefined,
) => Promise<Response | undefined>;
