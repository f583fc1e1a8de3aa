import type { TransportAnswer } from './transport.ts';

/** Every answer about an upload session has the first, every answer of Google's servers the second (the emulator: the third). */
const protocolHeaders = ['x-goog-upload-status', 'x-guploader-uploadid', 'x-gupload-uploadid'];

/**
 * Whether an error is the storage's own word, and not that of something on the way to it: a sign-in page of a network, a
 * firewall, a proxy with limits of its own. The storage's has a header of the protocol, or a body `{"error":{"code","message"}}`
 * whose code is the status it came with (storage protocol 1.9); pages, plain text and other JSON are anybody's.
 */
export function isStoragesOwn({ status, reason = '', headers, body }: TransportAnswer): boolean {
  if (protocolHeaders.some((name) => headers.get(name) !== null)) return true;
  return isRefusedApp(reason) || errorIn(body)?.code === status;
}

/** Whether an answer is a page for people, whatever its status says. */
export const isPage = ({ headers, body }: TransportAnswer): boolean =>
  /html/i.test(headers.get('content-type') ?? '') || body.trimStart().startsWith('<');

/** The words of an App Check token that is not accepted: the official client looks for them in the reason phrase. */
export const isRefusedApp = (words: string): boolean => /App Check token is invalid/i.test(words);

/** Undefined when a body is no error of the protocol. */
export function errorIn(body: string): { code: number; message: string } | undefined {
  const error = property(parsed(body), 'error');
  const [code, message] = [property(error, 'code'), property(error, 'message')];
  return typeof code === 'number' && typeof message === 'string' ? { code, message } : undefined;
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

const property = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
