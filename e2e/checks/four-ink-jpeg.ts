import type { ChangesOfRow } from './fax-code.ts';

/** The codes for differences of 0 to 11 bits: all of them take four bits. */
const lengthCodes = Array.from({ length: 12 }, (_, bits) => bits.toString(2).padStart(4, '0'));
/** After its mean a block of 8 by 8 pixels has nothing more. */
const endOfBlock = '0';
const inks = [1, 2, 3, 4];
const block = 8;

/** Eight times the mean of a block, from the middle on; inverted: no ink is 255. */
const means = { black: -1024, white: 1016 };

/** A JPEG of four inks (ITU T.81, with the marker of Adobe): what is black is drawn with all of them, in squares of 8 pixels. */
export function fourInkJpeg(
  rows: readonly ChangesOfRow[],
  { width, height }: { width: number; height: number },
): Buffer {
  const segment = (marker: number, ...content: readonly number[]): Buffer =>
    Buffer.from([0xff, marker, 0, content.length + 2, ...content]);
  const word = (value: number): number[] => [value >> 8, value & 255];
  return Buffer.concat([
    Buffer.from([0xff, 0xd8]),
    segment(0xee, ...Buffer.from('Adobe'), 0, 100, 0, 0, 0, 0, 0),
    segment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    segment(0xc0, 8, ...word(height), ...word(width), 4, ...inks.flatMap((id) => [id, 0x11, 0])),
    segment(0xc4, 0x00, 0, 0, 0, 12, ...Array.from({ length: 12 }, () => 0), ...lengthCodes.keys()),
    segment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0),
    segment(0xda, 4, ...inks.flatMap((id) => [id, 0]), 0, 63, 0),
    scanOf(rows, width),
    Buffer.from([0xff, 0xd9]),
  ]);
}

function scanOf(rows: readonly ChangesOfRow[], width: number): Buffer {
  const codes: string[] = [];
  let before = 0;
  for (let y = block / 2; y < rows.length + block / 2; y += block) {
    const changes = rows[Math.min(y, rows.length - 1)] ?? [];
    for (let x = block / 2; x < width + block / 2; x += block) {
      const isBlack = changes.filter((change) => change <= x).length % 2 === 1;
      const mean = isBlack ? means.black : means.white;
      codes.push((difference(mean - before) + endOfBlock).repeat(inks.length));
      before = mean;
    }
  }
  const bits = codes.join('');
  const bytes: number[] = [];
  for (let at = 0; at < bits.length; at += 8) {
    const byte = parseInt(bits.slice(at, at + 8).padEnd(8, '1'), 2);
    bytes.push(byte);
    if (byte === 255) bytes.push(0);
  }
  return Buffer.from(bytes);
}

/** Below zero the bits are turned round. */
function difference(value: number): string {
  const bits = value === 0 ? '' : Math.abs(value).toString(2);
  const turned = bits.replaceAll(/[01]/g, (bit) => (bit === '1' ? '0' : '1'));
  return `${lengthCodes[bits.length] ?? ''}${value < 0 ? turned : bits}`;
}
