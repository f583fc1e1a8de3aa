/**
 * What pages are written in becomes lists of numbers and names many times its size: each byte of a path took 28 bytes to
 * be read and 63 until it was drawn.
 */
const textWeight = 64;

/** Letters of strings and names are read one by one, and each becomes an entry of a list before they are joined. */
export const letterBytes = 64;

/** The beginning shows what a page is written in, though one endless word may follow. */
const headBytes = 64;

/** Some bytes of a piece tell what all of them are. */
const samples = 256;

/** What bytes come to once they are read: text many times its size, pictures and fonts what they are. */
export function readBytes(bytes: Uint8Array, isText: boolean): number {
  return bytes.byteLength * (isText ? textWeight : 1);
}

/** Words and numbers with blanks between them; a picture of one dark tone may have the code of a letter or of a blank. */
export function looksLikeText(bytes: Uint8Array): boolean {
  return seemsText(bytes.subarray(0, headBytes)) || seemsText(bytes);
}

function seemsText(bytes: Uint8Array): boolean {
  const count = Math.min(samples, bytes.length);
  let [letters, blanks] = [0, 0];
  for (let sample = 0; sample < count; sample += 1) {
    // Spread by the golden section, so that lines of equal length do not always show the same column.
    const byte = bytes[Math.floor(((sample * 0.618034) % 1) * bytes.length)] ?? 0;
    if (byte === 10 || byte === 13 || byte === 32) blanks += 1;
    else if (byte > 32 && byte < 127) letters += 1;
  }
  return letters + blanks >= count * 0.9 && blanks >= count / 20 && blanks <= count * 0.6;
}
