import { createHash } from 'node:crypto';
import type { TransportAnswer, TransportRequest } from '#file-storage/protocol/transport.ts';

export function reply(status: number, headers: Record<string, string> = {}, body = ''): TransportAnswer {
  const isError = status >= 400 && body === '';
  const text = isError ? JSON.stringify({ error: { code: status, message: `Status ${status}` } }) : body;
  return { status, headers: new Headers(headers), body: text };
}

/** What a proxy, a firewall or the sign-in page of a network says. */
export function foreignReply(
  status: number,
  body = `<html><head><title>${status}</title></head><body>nginx</body></html>`,
): TransportAnswer {
  return { status, headers: new Headers(), body };
}

interface Session {
  status: string;
  bytes: Uint8Array;
}

/** How a session stands; `received` is named also when it is final. */
export function sessionReply({ status, bytes }: Session, body = ''): TransportAnswer {
  return reply(200, sessionHeaders(status, bytes), body);
}

export function refusal({ status, bytes }: Session, message: string): TransportAnswer {
  return reply(400, sessionHeaders(status, bytes), JSON.stringify({ error: { code: 400, message } }));
}

const sessionHeaders = (status: string, bytes: Uint8Array): Record<string, string> => ({
  'x-goog-upload-status': status,
  'x-goog-upload-size-received': String(bytes.byteLength),
});

export function objectJson(name: string, bytes: Uint8Array): string {
  const md5Hash = createHash('md5').update(bytes).digest('base64');
  return JSON.stringify({ name, bucket: 'scores', size: String(bytes.byteLength), md5Hash, downloadTokens: 't' });
}

/** The object an address is about: in the query of uploads, else in the path. */
export function nameOf(address: string): string {
  const url = new URL(address, 'http://storage.test');
  return url.searchParams.get('name') ?? decodeURIComponent(url.pathname.split('/o/')[1] ?? '');
}

export function bytesOf({ body }: TransportRequest): Uint8Array<ArrayBuffer> {
  return body instanceof ArrayBuffer ? new Uint8Array(body) : new Uint8Array();
}

/** The second part of a multipart/related body (storage protocol 1.3). */
export function wholeUploadData(body: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const text = Buffer.from(body).toString('latin1');
  const boundary = `\r\n${text.slice(0, text.indexOf('\r\n'))}`;
  const start = text.indexOf('\r\n\r\n', text.indexOf(boundary)) + 4;
  return body.slice(start, text.lastIndexOf(boundary));
}
