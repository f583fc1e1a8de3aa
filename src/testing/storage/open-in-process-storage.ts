import type { StorageSettings } from '#shop/storage/records/storage-settings.ts';
import { openFileStorage, type OpenFileStorage } from '#file-storage/open-file-storage.ts';
import type { TransportRequest } from '#file-storage/protocol/transport.ts';
import { inProcessStorage } from './in-process-storage.ts';

/** A folder that is open to whoever knows its name. */
export const openFolder = 'uploads/Zk3v9QmT0aLxW7sYb2NcRg';

interface OpenedStorage {
  storage: OpenFileStorage;
  /** Every request, in words: `GET`, `multipart`, `start`, `upload 262144 +262144` … */
  log: string[];
  requests: TransportRequest[];
  /** Milliseconds that were waited for, which took no time. */
  waits: number[];
  breakNext: (fault: object) => Promise<void>;
}

interface Client {
  token?: string;
  maxOperationRetryMs?: number;
  maxUploadRetryMs?: number;
}

/** The embedded file store and a client of it that tries again, in a time that passes by waiting only. */
export function openInProcessStorage(client: Client = {}, settings: Partial<StorageSettings> = {}): OpenedStorage {
  const { storage, breakNext } = inProcessStorage(settings);
  const { token, ...limits } = client;
  const opened: Omit<OpenedStorage, 'storage'> = { log: [], requests: [], waits: [], breakNext };
  let time = 0;
  const environment = {
    now: () => time,
    random: () => 0.5,
    wait: async (ms: number, signal?: AbortSignal) => {
      signal?.throwIfAborted();
      opened.waits.push(ms);
      time += ms;
    },
  };
  const configuration = {
    ...storage,
    ...limits,
    ...(token === undefined ? {} : { token: async () => token }),
    transport: (request: TransportRequest) => {
      opened.requests.push(request);
      opened.log.push(inWords(request));
      return storage.transport(request);
    },
  };
  return { ...opened, storage: openFileStorage(configuration, environment) };
}

function inWords({ method, headers = {}, body }: TransportRequest): string {
  const name = headers['x-goog-upload-command'] ?? headers['x-goog-upload-protocol'] ?? method;
  const offset = headers['x-goog-upload-offset'];
  if (offset === undefined) return name;
  return body instanceof ArrayBuffer ? `${name} ${offset} +${body.byteLength}` : `${name} ${offset}`;
}
