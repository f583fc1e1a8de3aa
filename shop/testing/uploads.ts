import { createHash } from 'node:crypto';
import type { JsonObject } from '../base/json.ts';
import type { TestShop } from './serve-checkout.ts';

/** A folder open to whoever knows its name. */
export const uploadFolder = 'uploads/Zk3v9QmT0aLxW7sYb2NcRg';

/** Bytes that begin like a PDF. */
export const pdfLike = (content: string): string => `%PDF-1.7\n${content}`;

/** The file store of a test shop, as somebody uses it who is not signed in. */
export function uploadsOf(shop: TestShop) {
  const addressOf = (name: string) => `/v0/b/notenfalz/o/${encodeURIComponent(name)}`;
  const command = (address: string, name: string, body: string, headers: Readonly<Record<string, string>> = {}) =>
    shop.fetch(address, { method: 'POST', body, headers: { 'x-goog-upload-command': name, ...headers } });
  return {
    /** Uploads in one request. */
    send: (name: string, content: string | Uint8Array<ArrayBuffer>) =>
      shop.fetch(`/v0/b/notenfalz/o?name=${encodeURIComponent(name)}`, { method: 'POST', body: content }),
    /** Opens a resumable upload. */
    start: (name: string) => command(`/v0/b/notenfalz/o?name=${encodeURIComponent(name)}`, 'start', '{}'),
    finish: (session: Response, content: string) =>
      command(session.headers.get('x-goog-upload-url') ?? '', 'upload, finalize', content, {
        'x-goog-upload-offset': '0',
      }),
    query: (session: Response) => command(session.headers.get('x-goog-upload-url') ?? '', 'query', ''),
    metadata: (name: string) => shop.fetch(addressOf(name)),
    content: async (name: string) => (await shop.fetch(`${addressOf(name)}?alt=media`)).text(),
    remove: (name: string) => shop.fetch(addressOf(name), { method: 'DELETE' }),
  };
}

/** A file as an order names it. */
export const orderedFile = (path: string, content: string | Uint8Array, more: JsonObject = {}): JsonObject => ({
  path,
  name: path.slice(path.lastIndexOf('/') + 1),
  size: Buffer.byteLength(content),
  md5: createHash('md5').update(content).digest('base64'),
  ...more,
});

/** The payload of the line that describes a print job. */
export const leadPayload = (id: string, files: readonly JsonObject[], more: JsonObject = {}): JsonObject => ({
  printJob: { id, role: 'lead', title: 'Adventslieder', files: [...files], ...more },
});
