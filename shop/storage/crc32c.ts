/** Castagnoli polynomial 0x1EDC6F41, bits reversed. */
const POLYNOMIAL = 0x82f63b78;

const table = Uint32Array.from({ length: 256 }, (_, byte) => {
  let remainder = byte;
  for (let bit = 0; bit < 8; bit += 1) remainder = remainder & 1 ? (remainder >>> 1) ^ POLYNOMIAL : remainder >>> 1;
  return remainder;
});

/**
 * CRC-32C (RFC 3720, appendix B.4) of `bytes` as an unsigned number.
 *
 * @param before checksum of the bytes that came before, to continue it
 */
export function crc32c(bytes: Uint8Array, before = 0): number {
  let crc = ~before;
  for (let index = 0; index < bytes.length; index += 1) {
    // Both lookups are in range; typed arrays have no holes.
    crc = (table[(crc ^ (bytes[index] ?? 0)) & 0xff] ?? 0) ^ (crc >>> 8);
  }
  return ~crc >>> 0;
}

/** The form used in object metadata and `x-goog-hash`: base64 of the four bytes, big-endian. */
export function crc32cBase64(checksum: number): string {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(checksum);
  return bytes.toString('base64');
}
