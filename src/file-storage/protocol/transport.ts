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
  /** Reason phrase of the status; HTTP/2 has none. */
  reason?: string;
  headers: Pick<Headers, 'get'>;
  body: string;
}

/**
 * Carries one request. Resolves with whatever the server answered.
 * @throws StorageError `network` without an answer; the signal's reason when aborted
 */
export type Transport = (request: TransportRequest) => Promise<TransportAnswer>;

/**
 * For workers and Node, which have no upload progress.
 * @throws StorageError `unsupported-environment` where there is no fetch
 */
export function createFetchTransport(fetchFunction: typeof globalThis.fetch | undefined = globalThis.fetch): Transport {
  if (!fetchFunction) throw new StorageError('unsupported-environment', 'There is no fetch here.');
  return async ({ method, url, headers = {}, body, signal }) => {
    try {
      const init = { method, headers, ...(body === undefined ? {} : { body }), ...(signal ? { signal } : {}) };
      const answer = await fetchFunction(url, init);
      const { status, statusText, headers: answered } = answer;
      return { status, reason: statusText, headers: answered, body: await answer.text() };
    } catch (error) {
      signal?.throwIfAborted();
      throw new StorageError('network', error instanceof Error ? error.message : String(error), { cause: error });
    }
  };
}
