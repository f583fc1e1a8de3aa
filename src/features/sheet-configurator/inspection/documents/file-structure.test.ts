import { expect, test } from 'vitest';
import { lookAtStructure } from './file-structure.ts';

const body = '%PDF-1.7\n1 0 obj\n<</Type/Catalog>>\nendobj\n';
const ending = (trailer: string): string =>
  `xref\n0 1\n0000000000 65535 f \n${trailer}\nstartxref\n${body.length}\n%%EOF\n`;
const whole = body + ending('trailer\n<</Size 2/Root 1 0 R>>');
const junk = (length: number): string => 'x'.repeat(length);
const linearized = (length: number): string =>
  `%PDF-1.5\n1 0 obj\n<</Linearized 1/L ${length}/H[1 2]/O 3>>\nendobj\nxref\n0 1\nstartxref\n0\n%%EOF\n`;

test.each([
  ['a whole file', whole, 'whole'],
  ['a file with a trailer that names an encryption', body + ending('trailer\n<</Encrypt 9 0 R>>'), 'encrypted'],
  [
    'a file whose table is a stream that names an encryption',
    `${body}7 0 obj\n<</Type/XRef/Encrypt 9 0 R>>\nstream\n${junk(100_000)}\nendstream\nendobj\nstartxref\n${body.length}\n%%EOF`,
    'encrypted',
  ],
  ['a file that was cut off', whole.slice(0, body.length + 20), 'incomplete'],
  ['a file that something was appended to', whole + junk(3_000_000), 'whole'],
  ['a long file that was cut off', `${body}${junk(3_000_000)}`, 'incomplete'],
  ['a file for the web', linearized(200).padEnd(200), 'whole'],
  ['a file for the web that was cut off, with the end of its first part still there', linearized(90_000), 'incomplete'],
])('%s is told by its ends', async (_, text, expected) => {
  expect(await lookAtStructure(new Blob([text]))).toBe(expected);
});

test('little of a long file is read', async () => {
  let read = 0;
  class CountingBlob extends Blob {
    override slice(from = 0, to = 0): Blob {
      read += Math.min(to, this.size) - from;
      return super.slice(from, to);
    }
  }
  await lookAtStructure(new CountingBlob([body, junk(30_000_000), ending('trailer\n<<>>')]));
  expect(read).toBeLessThan(200_000);
});
