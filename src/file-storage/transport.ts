import { StorageError } from './storage-error.ts';

export interface TransportRequest {
  method: 'GET' | 'POST' | 'PATCH' | 'DELETE';
  url: string;
  headers?: Record<string, string>;
  body?: string | ArrayBuffer | Blob;
  signal?: AbortSignal;
  /** Bytes of the body handed to the network so far; not what the server has. */
  onProgress?: (sentBytes: number) => void;
}

export interface TransportAnswer {
  status: number;
  headers: Pick<Headers, 'get'>;
  body: string;
}

/**
 * Carries one request. Resolves with whatever the server answered.
 * @throws StorageError `network` without an answer; the signal's reason when aborted
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/** For workers and Node, which have no upload progress. */
export function createFetchTransport(fetchFunction: typeof globalThis.fetch = fetch): Transport {
  return async ({ method, url, headers = {}, body, signal }) => {
    try {
      const init = { method, headers, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) };
      const answer = await fetchFunction(url, init);
      return { status: answer.status, headers: answer.headers, body: await answer.text() };
    } catch (error) {
      signal?.throwIfAborted();
      throw new StorageError('network', error instanceof Error ? error.message : String(error));
    }
  };
}
