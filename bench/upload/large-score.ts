import { randomFillSync } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';

const pieceBytes = 4 * 1024 * 1024;

/**
 * Writes a PDF of one empty page that has exactly so many bytes, nearly all of them noise that cannot be compressed and
 * differs from file to file.
 */
export function writeLargeScore(path: string, bytes: number): void {
  const { head, tail } = frame(bytes);
  const file = openSync(path, 'w');
  const piece = Buffer.alloc(pieceBytes);
  writeSync(file, head);
  for (let left = bytes - head.length - tail.length; left > 0; left -= pieceBytes) {
    randomFillSync(piece);
    writeSync(file, piece, 0, Math.min(left, pieceBytes));
  }
  writeSync(file, tail);
  closeSync(file);
}

/** Everything before and after the noise. */
function frame(bytes: number): { head: Buffer; tail: Buffer } {
  const padded = (value: number): string => String(value).padStart(10, '0');
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
  ];
  let head = '%PDF-1.7\n';
  const offsets = objects.map((object, index) => {
    const offset = head.length;
    head += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  offsets.push(head.length);
  const stream = (length: number): string => `4 0 obj\n<</Length ${padded(length)}>>\nstream\n`;
  const entries = offsets.map((offset) => `${padded(offset)} 00000 n \n`).join('');
  const tail = (table: number): string =>
    `\nendstream\nendobj\nxref\n0 5\n0000000000 65535 f \n${entries}trailer\n<</Size 5/Root 1 0 R>>\n` +
    `startxref\n${padded(table)}\n%%EOF\n`;
  const noise = bytes - head.length - stream(0).length - tail(0).length;
  const whole = head + stream(noise);
  const table = whole.length + noise + '\nendstream\nendobj\n'.length;
  return { head: Buffer.from(whole), tail: Buffer.from(tail(table)) };
}
