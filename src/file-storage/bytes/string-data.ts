import { StorageError } from '../protocol/storage-error.ts';

/** How a string stands for bytes: as UTF-8 text, base64, base64url (RFC 4648 §5), or a data URL (RFC 2397). */
export type StringFormat = 'raw' | 'base64' | 'base64url' | 'data_url';

interface StringData {
  bytes: Uint8Array<ArrayBuffer>;
  /** Named by a data URL only. */
  contentType: string | undefined;
}

/**
 * The bytes a string stands for.
 * @throws StorageError `invalid-format` when the string is not in its format (specification §5)
 */
export function dataOfString(value: string, format: StringFormat): StringData {
  switch (format) {
    case 'raw':
      return { bytes: new TextEncoder().encode(value), contentType: undefined };
    case 'base64':
    case 'base64url':
      return { bytes: fromBase64(value, format), contentType: undefined };
    case 'data_url':
      return fromDataUrl(value);
    default:
      throw new StorageError('invalid-argument', `There is no string format "${String(format)}".`);
  }
}

const foreign = { base64: /[-_]/, base64url: /[+/]/ } as const;

function fromBase64(value: string, format: keyof typeof foreign): Uint8Array<ArrayBuffer> {
  const wrong = foreign[format].exec(value)?.[0];
  if (wrong !== undefined) throw invalidFormat(format, `it contains "${wrong}"`);
  try {
    const text = atob(value.replaceAll('-', '+').replaceAll('_', '/'));
    return Uint8Array.from(text, (character) => character.codePointAt(0) ?? 0);
  } catch {
    throw invalidFormat(format, 'it has characters outside the alphabet or ends in the middle of a byte');
  }
}

function fromDataUrl(value: string): StringData {
  const parts = /^data:([^,\r\n]*?)(;base64)?,([^]*)$/.exec(value);
  if (!parts) throw invalidFormat('data_url', 'it must look like data:[<mediatype>][;base64],<data>');
  const [, mediaType, isBase64, data = ''] = parts;
  // RFC 2397 names this type for a data URL that has none.
  const contentType = mediaType || 'text/plain;charset=US-ASCII';
  return { bytes: isBase64 === undefined ? fromPercents(data) : fromBase64(data, 'base64'), contentType };
}

/** Bytes of text with %-escapes; these stand for bytes, whatever characters they make. */
function fromPercents(text: string): Uint8Array<ArrayBuffer> {
  if (/%(?![\da-f]{2})/i.test(text)) throw invalidFormat('data_url', 'it has a % that escapes nothing');
  const bytes: number[] = [];
  // Every second piece is an escape.
  for (const [index, piece] of text.split(/%([\da-f]{2})/i).entries()) {
    if (index % 2 === 1) bytes.push(Number.parseInt(piece, 16));
    else for (const byte of new TextEncoder().encode(piece)) bytes.push(byte);
  }
  return Uint8Array.from(bytes);
}

const invalidFormat = (format: StringFormat, why: string): StorageError =>
  new StorageError('invalid-format', `The string is not in the format "${format}": ${why}.`);
