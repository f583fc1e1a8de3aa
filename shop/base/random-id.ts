/** Fills a given number of random bytes; `node:crypto` in the running shop, seeded in tests. */
export type RandomBytes = (length: number) => Uint8Array;

const alphanumerics = '0123456789abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';

/** An entity id: 32 lower-case hex characters. */
export function randomId(random: RandomBytes): string {
  return Buffer.from(random(16)).toString('hex');
}

/**
 * Ids of rows that are written together: they follow each other, so that the rows come to lie in the same few pages of
 * the database. The first 24 characters are random.
 */
export function adjacentIds(random: RandomBytes, count: number): string[] {
  const start = randomId(random).slice(0, 24);
  return Array.from({ length: count }, (_, index) => start + index.toString(16).padStart(8, '0'));
}

/** A context token, deep link or mail hash: 32 characters of `[0-9a-zA-Z]`, more than 190 bits. */
export function randomToken(random: RandomBytes): string {
  let token = '';
  while (token.length < 32) {
    for (const byte of random(48)) {
      // Bytes of 248 and more would favour the first characters.
      if (byte < 248 && token.length < 32) token += alphanumerics.charAt(byte % 62);
    }
  }
  return token;
}
