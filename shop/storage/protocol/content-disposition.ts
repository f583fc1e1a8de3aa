import { fileNameOf } from './object-name.ts';

/** Types a browser shows without running anything of the shop's origin. */
const shownInline = new Set(['application/pdf', 'image/jpeg', 'image/png']);

/**
 * `inline` for the few types that are safe to show unless the owner said `attachment`, else `attachment`:
 * uploaded content is never trusted on the shop's origin.
 */
export function dispositionKind(contentType: string, stored: string | undefined): 'inline' | 'attachment' {
  const type = (contentType.split(';')[0] ?? '').trim().toLowerCase();
  return shownInline.has(type) && !/^\s*attachment/i.test(stored ?? '') ? 'inline' : 'attachment';
}

/** A `Content-Disposition` value with one file name in RFC 8187 form, taken from the stored value or the name. */
export function servedDisposition(
  object: { readonly name: string; readonly stored?: string | undefined },
  kind: 'inline' | 'attachment',
): string {
  const fileName = storedFileName(object.stored ?? '') ?? fileNameOf(object.name);
  return `${kind}; filename*=utf-8''${encodeExtended(fileName)}`;
}

function storedFileName(stored: string): string | null {
  const extended = /filename\*\s*=\s*utf-8''([^;\s]+)/i.exec(stored)?.[1];
  if (extended !== undefined) return decodeExtended(extended);
  const quoted = /filename\s*=\s*"((?:[^"\\]|\\.)*)"/i.exec(stored)?.[1];
  if (quoted !== undefined) return quoted.replace(/\\(.)/g, '$1');
  return /filename\s*=\s*([^;\s"]+)/i.exec(stored)?.[1] ?? null;
}

function decodeExtended(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}

/** RFC 8187 allows fewer bare characters than encodeURIComponent leaves. */
function encodeExtended(text: string): string {
  return encodeURIComponent(text.toWellFormed()).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  );
}
