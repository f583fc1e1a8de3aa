import { PassThrough, Readable } from 'node:stream';
import { expect, test } from 'vitest';
import { BodyInterrupted, readPieces } from './body-pieces.ts';
import { incomingBody } from './incoming-body.ts';
import { sampleBytes } from './storage-for-tests.ts';

const patience = { idleTimeout: 5000 };

async function bytesOf(incoming: Readable): Promise<Buffer> {
  const copies: Buffer[] = [];
  for await (const piece of readPieces(incomingBody(incoming), patience)) copies.push(Buffer.from(piece));
  return Buffer.concat(copies);
}

test('all bytes come, in their order, however they arrived', async () => {
  const bytes = sampleBytes(400_000);
  for (const length of [1000, 65_536, 399_999]) {
    const arriving = new PassThrough();
    const read = bytesOf(arriving);
    for (let at = 0; at < bytes.length; at += length) {
      arriving.write(Uint8Array.from(bytes.subarray(at, at + length)));
      if (at % 3 === 0) await new Promise(setImmediate);
    }
    arriving.end();
    expect((await read).equals(bytes)).toBe(true);
  }
});

test('a body without bytes ends at once', async () => {
  expect(await bytesOf(Readable.from([]))).toHaveLength(0);
});

test('the memory of a piece is given back when the next one is asked for', async () => {
  const pieces = [sampleBytes(65_536, 1), sampleBytes(65_536, 2)].map((bytes) => new Uint8Array(bytes));
  const reader = incomingBody(Readable.from(pieces, { objectMode: false })).getReader();
  const first = await reader.read();
  expect(first.value).toHaveLength(65_536);
  await reader.read();
  expect(first.value).toHaveLength(0);
});

test('memory that holds more than the piece stays as it is', async () => {
  const memory = Buffer.from('abcdef');
  expect((await bytesOf(Readable.from([memory.subarray(0, 3)], { objectMode: false }))).toString()).toBe('abc');
  expect(memory.toString()).toBe('abcdef');
});

test('a connection that breaks interrupts the reading, whether it was waited for or is found out later', async () => {
  const waitedFor = new PassThrough();
  const reading = bytesOf(waitedFor);
  waitedFor.destroy();
  await expect(reading).rejects.toThrow(BodyInterrupted);
  await expect(bytesOf(waitedFor)).rejects.toThrow(BodyInterrupted);
  const reset = new PassThrough();
  const broken = bytesOf(reset);
  reset.destroy(new Error('ECONNRESET'));
  await expect(broken).rejects.toMatchObject({ reason: 'connection', cause: { message: 'ECONNRESET' } });
});

test('who stops reading leaves the rest to the next reader', async () => {
  const arriving = new PassThrough();
  const body = incomingBody(arriving);
  const stop = new AbortController();
  const first = readPieces(body, { ...patience, signal: stop.signal });
  arriving.write('abc');
  expect((await first.next()).value?.toString()).toBe('abc');
  expect(body.locked).toBe(true);
  const waiting = first.next();
  stop.abort();
  await expect(waiting).rejects.toMatchObject({ reason: 'stopped' });
  expect(body.locked).toBe(false);
  arriving.end('def');
  const rest = await Array.fromAsync(readPieces(body, patience));
  expect(Buffer.concat(rest).toString()).toBe('def');
  expect(arriving.listenerCount('readable')).toBe(0);
});
