import { customersFolder, type RequestParts, type StorageForTests } from './storage.ts';

type Start = {
  readonly name?: string;
  readonly size?: number | null;
  readonly metadata?: Record<string, unknown>;
} & Omit<RequestParts, 'method' | 'headers' | 'body'>;

/** Starts a resumable upload and gives its raw answer. */
export function startUpload({ send }: StorageForTests, start: Start = {}) {
  const { name = `${customersFolder}score.pdf`, size = null, metadata = {}, ...request } = start;
  return send(`/o?name=${encodeURIComponent(name)}`, {
    ...request,
    method: 'POST',
    headers: {
      'x-goog-upload-protocol': 'resumable',
      'x-goog-upload-command': 'start',
      'x-goog-upload-header-content-type': 'application/pdf',
      ...(size === null ? {} : { 'x-goog-upload-header-content-length': String(size) }),
    },
    body: JSON.stringify({ name, ...metadata }),
  });
}

/** Starts a resumable upload and gives its commands. */
export async function openUpload(storage: StorageForTests, start: Start = {}) {
  const response = await startUpload(storage, start);
  const address = response.headers.get('x-goog-upload-url');
  if (address === null) throw new Error(`start: ${response.status} ${await response.text()}`);
  return uploadAt(storage, address);
}

/** The commands of the session at an address. */
export function uploadAt({ send }: StorageForTests, address: string) {
  const command = (name: string, offset: number | null, body: RequestParts['body'] = null) =>
    send(address, {
      method: 'POST',
      administrator: false,
      headers: {
        'x-goog-upload-command': name,
        ...(offset === null ? {} : { 'x-goog-upload-offset': String(offset) }),
        ...(body instanceof Uint8Array ? { 'content-length': String(body.length) } : {}),
      },
      body,
    });
  return {
    address,
    command,
    upload: (offset: number, body: RequestParts['body']) => command('upload', offset, body),
    uploadLast: (offset: number, body: RequestParts['body']) => command('upload, finalize', offset, body),
    finalize: (offset: number) => command('finalize', offset),
    cancel: () => command('cancel', null),
    /** `active 262144`, as the query command tells it. */
    state: async () => {
      const { headers } = await command('query', null);
      return `${headers.get('x-goog-upload-status')} ${headers.get('x-goog-upload-size-received')}`;
    },
  };
}
