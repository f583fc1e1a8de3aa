import { expect, test } from 'vitest';
import { ReadAhead } from './transfer-read-ahead.ts';

const size = 1_000_000;

const lengthOf = (bytes: ArrayBuffer | Blob): number => (bytes instanceof Blob ? bytes.size : bytes.byteLength);

/** A file that tells what was read of it. */
function openFile() {
  const reads: [number, number][] = [];
  const read = async (start: number, end: number): Promise<ArrayBuffer> => {
    reads.push([start, end]);
    return new ArrayBuffer(end - start);
  };
  return { reads, bytes: new ReadAhead(read, size) };
}

test('the next chunk, twice as long or as long as the last, is there already', async () => {
  const { reads, bytes } = openFile();
  bytes.expect(100, 50);
  expect(lengthOf(await bytes.take(100, 200))).toBe(100);
  bytes.expect(200, 50);
  expect(lengthOf(await bytes.take(200, 250))).toBe(50);
  expect(reads).toEqual([
    [100, 200],
    [200, 300],
  ]);
});

test('a server that stands elsewhere gets what it wants', async () => {
  const { reads, bytes } = openFile();
  bytes.expect(100, 50);
  expect(lengthOf(await bytes.take(50, 90))).toBe(40);
  expect(reads.at(-1)).toEqual([50, 90]);
});

test('nothing is read past the end, and an error is told to whoever takes the bytes', async () => {
  const { reads, bytes } = openFile();
  bytes.expect(size, 50);
  expect(reads).toEqual([]);
  const broken = new ReadAhead(() => Promise.reject(new Error('The file is gone.')), size);
  broken.expect(0, 50);
  await expect(broken.take(0, 100)).rejects.toThrow('gone');
});
