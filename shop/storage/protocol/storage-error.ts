import { jsonResponse } from './json-response.ts';

/** A request the file store refuses; becomes `{"error":{"code","message"}}` (storage protocol, errors). */
export class StorageError extends Error {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: number, message: string, headers: Readonly<Record<string, string>> = {}) {
    super(message);
    this.name = 'StorageError';
    this.status = status;
    this.headers = headers;
  }
}

export function badRequest(message: string): StorageError {
  return new StorageError(400, message);
}

export function permissionDenied(): StorageError {
  return new StorageError(403, 'Permission denied.');
}

/** In the words of Cloud Storage for objects under a hold. */
export function objectHeld(headers: Readonly<Record<string, string>> = {}): StorageError {
  const message = 'The object belongs to an order: it can be neither replaced nor deleted until the hold is removed.';
  return new StorageError(403, message, headers);
}

export function notFound(): StorageError {
  return new StorageError(404, 'Not Found.');
}

export function quotaExceeded(message: string): StorageError {
  return new StorageError(402, message);
}

/** Neither a PDF nor a picture. */
export function wrongContent(headers: Readonly<Record<string, string>> = {}): StorageError {
  return new StorageError(415, 'Only PDF files and pictures (JPEG, PNG, TIFF) are stored here.', headers);
}

export function tooLarge(limit: number): StorageError {
  return new StorageError(413, `The object is larger than the limit of ${limit} bytes.`);
}

export function diskFull(): StorageError {
  return new StorageError(507, 'The file store has no space left.', { 'retry-after': '300' });
}

export function comeBack(): StorageError {
  return new StorageError(503, 'The file store is about to close; come back in a moment.', { 'retry-after': '5' });
}

export function errorResponse(error: StorageError): Response {
  return jsonResponse({ error: { code: error.status, message: error.message } }, error.status, error.headers);
}
