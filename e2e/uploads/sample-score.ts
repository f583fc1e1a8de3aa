import { createHash } from 'node:crypto';

/** A file as a test gives it to the page. */
export interface SampleScore {
  name: string;
  mimeType: string;
  buffer: Buffer;
}

/**
 * A PDF of one empty page that has exactly so many bytes; the rest is noise no compression can shorten, another one for
 * every name.
 */
export function sampleScore(name: string, bytes: number): SampleScore {
  const filled = (length: number): Buffer => {
    const objects = [
      '<</Type/Catalog/Pages 2 0 R>>',
      '<</Type/Pages/Kids[3 0 R]/Count 1>>',
      '<</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]>>',
    ];
    const pieces: Buffer[] = [Buffer.from('%PDF-1.7\n')];
    const offsets: number[] = [];
    const write = (content: Buffer | string): void => void pieces.push(Buffer.from(content));
    const position = (): number => pieces.reduce((sum, piece) => sum + piece.length, 0);
    objects.forEach((object, index) => {
      offsets.push(position());
      write(`${index + 1} 0 obj\n${object}\nendobj\n`);
    });
    offsets.push(position());
    write(`4 0 obj\n<</Length ${String(length).padStart(10, '0')}>>\nstream\n`);
    write(noise(name, length));
    write('\nendstream\nendobj\n');
    const table = position();
    const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
    write(`xref\n0 5\n0000000000 65535 f \n${entries}trailer\n<</Size 5/Root 1 0 R>>\nstartxref\n`);
    write(`${String(table).padStart(10, '0')}\n%%EOF\n`);
    return Buffer.concat(pieces);
  };
  return { name, mimeType: 'application/pdf', buffer: filled(bytes - filled(0).length) };
}

export const sha256 = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

function noise(seed: string, bytes: number): Buffer {
  const pieces: Buffer[] = [];
  for (let index = 0; index * 64 < bytes; index += 1) {
    pieces.push(createHash('sha512').update(`${seed} ${index}`).digest());
  }
  return Buffer.concat(pieces).subarray(0, bytes);
}
