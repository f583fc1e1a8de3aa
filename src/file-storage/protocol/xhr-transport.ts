import { StorageError } from './storage-error.ts';
import type { Transport } from './transport.ts';

/** No byte moved for this long, and no answer: the connection is dead even if the browser does not say so. */
const stallMs = 30_000;

/** The server may need this long after the last byte. */
const answerMs = 60_000;

/**
 * For pages: XMLHttpRequest tells the progress of an upload, and a watchdog ends requests that stand still.
 * Elsewhere it rejects with StorageError `unsupported-environment`.
 */
export const xhrTransport: Transport = ({ method, url, headers = {}, body, signal, onProgress }) =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    if (!('XMLHttpRequest' in globalThis))
      throw new StorageError('unsupported-environment', 'There is no XMLHttpRequest here.');
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    let watchdog = setTimeout(() => request.abort(), stallMs);
    const watch = (patienceMs: number): void => {
      clearTimeout(watchdog);
      watchdog = setTimeout(() => request.abort(), patienceMs);
    };
    const stop = (): void => request.abort();
    signal?.addEventListener('abort', stop, { once: true });
    request.upload.addEventListener('progress', ({ loaded }) => {
      watch(stallMs);
      onProgress?.(loaded);
    });
    request.upload.addEventListener('load', () => watch(answerMs));
    request.addEventListener('load', () => {
      const { status, statusText, responseText } = request;
      const answerHeaders = { get: (name: string) => request.getResponseHeader(name) };
      resolve({ status, reason: statusText, headers: answerHeaders, body: responseText });
    });
    const fail = (reason: string): void =>
      reject(signal?.aborted ? signal.reason : new StorageError('network', reason));
    request.addEventListener('error', () => fail('The connection failed.'));
    request.addEventListener('abort', () => fail('The connection stood still.'));
    request.addEventListener('loadend', () => {
      clearTimeout(watchdog);
      signal?.removeEventListener('abort', stop);
    });
    request.send(body ?? null);
  });
