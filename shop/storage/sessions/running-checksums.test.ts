import { expect, test } from 'vitest';
import { createDigests, type Digests } from '../bytes/digests.ts';
import { openUpload, uploadAt } from '../../testing/upload-session.ts';
import { bodyInPieces, md5Of, sampleBytes, storageForTests, temporaryFolder } from '../../testing/storage.ts';

const chunkBytes = 262_144;

/** Checksums that count how many bytes they were given. */
function countingDigests() {
  const digests = createDigests();
  let hashed = 0;
  const counting: Digests = {
    extend(state, bytes) {
      hashed += bytes.length;
      return digests.extend(state, bytes);
    },
    finish: (state) => digests.finish(state),
  };
  return { digests: counting, hashed: () => hashed };
}

/** Some bytes, then a lost connection. */
function brokenBody(...pieces: readonly Uint8Array[]): ReadableStream<Uint8Array> {
  return ReadableStream.from(
    (async function* () {
      yield* pieces;
      throw new Error('connection lost');
    })(),
  );
}

test('every byte is counted once: the last chunk of a large file has no more to do than any other', async () => {
  const { digests, hashed } = countingDigests();
  const storage = storageForTests({}, { digests });
  const bytes = sampleBytes(20 * chunkBytes + 5);
  const upload = await openUpload(storage, { name: 'a', size: bytes.length });
  for (let at = 0; at < 20 * chunkBytes; at += 5 * chunkBytes)
    await upload.upload(at, bytes.subarray(at, at + 5 * chunkBytes));
  expect(hashed()).toBe(20 * chunkBytes);
  const last = await upload.uploadLast(20 * chunkBytes, bytes.subarray(20 * chunkBytes));
  expect(await last.json()).toMatchObject({ md5Hash: md5Of(bytes) });
  expect(hashed()).toBe(bytes.length);
});

test('a file in one request is counted while it arrives', async () => {
  const { digests, hashed } = countingDigests();
  const bytes = sampleBytes(9 * chunkBytes + 1);
  const response = await storageForTests({}, { digests }).send('/o?name=a', { method: 'POST', body: bytes });
  expect(await response.json()).toMatchObject({ md5Hash: md5Of(bytes), size: String(bytes.length) });
  expect(hashed()).toBe(bytes.length);
});

test.each([
  ['in its first block', 2 * chunkBytes + 17],
  ['at the end of a block', 4 * chunkBytes],
  ['just behind a block', 4 * chunkBytes + 1],
  ['far behind', 11 * chunkBytes - 1],
])('a chunk that breaks off %s leaves the checksums at the last whole multiple', async (_, length) => {
  const storage = storageForTests();
  const bytes = sampleBytes(12 * chunkBytes);
  const upload = await openUpload(storage, { name: 'a', size: bytes.length });
  await upload.upload(0, brokenBody(bytes.subarray(0, length)));
  const kept = Math.floor(length / chunkBytes) * chunkBytes;
  expect(await upload.state()).toBe(`active ${kept}`);
  const last = await upload.uploadLast(kept, bytes.subarray(kept));
  expect(await last.json()).toMatchObject({ md5Hash: md5Of(bytes), crc32c: crc32cOf(bytes) });
});

test('a chunk that starts between two multiples and breaks off goes back to a multiple, or to where it started', async () => {
  const bytes = sampleBytes(12 * chunkBytes);
  for (const [start, length, kept] of [
    [1000, 10, 1000],
    [1000, chunkBytes - 1, chunkBytes],
    [chunkBytes + 7, 6 * chunkBytes, 7 * chunkBytes],
  ] as const) {
    const upload = await openUpload(storageForTests(), { size: bytes.length });
    await upload.upload(0, bytes.subarray(0, start));
    await upload.upload(start, brokenBody(bytes.subarray(start, start + length)));
    expect(await upload.state()).toBe(`active ${kept}`);
    const last = await upload.uploadLast(kept, bytes.subarray(kept));
    expect(await last.json()).toMatchObject({ md5Hash: md5Of(bytes) });
  }
});

test('a chunk that brings more than was announced leaves checksums and bytes as they were', async () => {
  const storage = storageForTests();
  const bytes = sampleBytes(6 * chunkBytes);
  const upload = await openUpload(storage, { name: 'a', size: bytes.length });
  await upload.upload(0, bytes.subarray(0, 500));
  const more = await upload.upload(500, bodyInPieces(sampleBytes(5 * chunkBytes, 2), sampleBytes(2 * chunkBytes, 3)));
  expect(more.status).toBe(400);
  expect(await upload.state()).toBe('active 500');
  const last = await upload.uploadLast(500, bytes.subarray(500));
  expect(await last.json()).toMatchObject({ md5Hash: md5Of(bytes) });
});

test('after a restart between two chunks nothing is counted again', async () => {
  const folder = temporaryFolder();
  const bytes = sampleBytes(3 * chunkBytes);
  const before = storageForTests({}, { folder });
  const { address, upload } = await openUpload(before, { name: 'a', size: bytes.length });
  await upload(0, bytes.subarray(0, 2 * chunkBytes));
  await before.close();

  const { digests, hashed } = countingDigests();
  const last = await uploadAt(storageForTests({}, { folder, digests }), address).uploadLast(
    2 * chunkBytes,
    bytes.subarray(2 * chunkBytes),
  );
  expect(await last.json()).toMatchObject({ md5Hash: md5Of(bytes), crc32c: crc32cOf(bytes) });
  expect(hashed()).toBe(chunkBytes);
});

test.each([
  ['lost', 'digest_state', 'NULL'],
  ['damaged', 'digest_state', "x'00112233'"],
  ["another version's", 'digest_state', 'zeroblob(length(digest_state))'],
  ['of fewer bytes than are there', 'digest_bytes', 'digest_bytes - 262144'],
])('when the state is %s, the bytes on disk are counted again', async (_, column, value) => {
  const storage = storageForTests();
  const bytes = sampleBytes(9 * chunkBytes + 3);
  const spoil = () => storage.database.exec(`UPDATE storage_sessions SET ${column} = ${value}`);
  const begin = async (name: string) => {
    const upload = await openUpload(storage, { name, size: bytes.length });
    await upload.upload(0, bytes.subarray(0, 6 * chunkBytes));
    spoil();
    return upload;
  };
  const byChunk = await (await begin('a')).uploadLast(6 * chunkBytes, bytes.subarray(6 * chunkBytes));
  const upload = await begin('b');
  await upload.upload(6 * chunkBytes, bytes.subarray(6 * chunkBytes));
  spoil();
  for (const last of [byChunk, await upload.finalize(bytes.length)]) {
    expect(await last.json()).toMatchObject({ md5Hash: md5Of(bytes), crc32c: crc32cOf(bytes) });
  }
});

test('uploads that take turns do not mix their checksums', async () => {
  const storage = storageForTests();
  const files = [1, 2, 3].map((seed) => sampleBytes(7 * chunkBytes + seed, seed));
  const uploads = await Promise.all(
    files.map((bytes, index) => openUpload(storage, { name: `file-${index}`, size: bytes.length })),
  );
  for (let at = 0; at < 6 * chunkBytes; at += 3 * chunkBytes) {
    await Promise.all(
      uploads.map((upload, index) => upload.upload(at, files[index]?.subarray(at, at + 3 * chunkBytes) ?? null)),
    );
  }
  for (const [index, bytes] of files.entries()) {
    const last = await uploads[index]?.uploadLast(6 * chunkBytes, bytes.subarray(6 * chunkBytes));
    expect(await last?.json()).toMatchObject({ md5Hash: md5Of(bytes), size: String(bytes.length) });
  }
});

test('a command of its own may finish what chunks brought', async () => {
  const bytes = sampleBytes(5 * chunkBytes);
  const upload = await openUpload(storageForTests(), { size: bytes.length });
  await upload.upload(0, bytes.subarray(0, 4 * chunkBytes));
  await upload.upload(4 * chunkBytes, bytes.subarray(4 * chunkBytes));
  expect(await (await upload.finalize(bytes.length)).json()).toMatchObject({ md5Hash: md5Of(bytes) });
});

test('bytes sent again are not counted again', async () => {
  const bytes = sampleBytes(6 * chunkBytes);
  const upload = await openUpload(storageForTests(), { size: bytes.length });
  await upload.upload(0, bytes.subarray(0, 3 * chunkBytes));
  await upload.upload(chunkBytes, bytes.subarray(chunkBytes, 2 * chunkBytes));
  await upload.upload(2 * chunkBytes, bytes.subarray(2 * chunkBytes, 5 * chunkBytes));
  const last = await upload.uploadLast(4 * chunkBytes, bytes.subarray(4 * chunkBytes));
  expect(await last.json()).toMatchObject({ md5Hash: md5Of(bytes) });
});

test.each([0, 1, chunkBytes - 1, chunkBytes, chunkBytes + 1, 4 * chunkBytes - 1, 4 * chunkBytes, 4 * chunkBytes + 1])(
  '%i bytes have the checksums of these bytes, in one request, in a session and in parts',
  async (length) => {
    const storage = storageForTests();
    const bytes = sampleBytes(length);
    const expected = { size: String(length), md5Hash: md5Of(bytes), crc32c: crc32cOf(bytes) };
    const media = await storage.send('/o?name=media', { method: 'POST', body: bytes });
    expect(await media.json()).toMatchObject(expected);
    const session = await openUpload(storage, { name: 'session', size: length });
    expect(await (await session.uploadLast(0, bytes)).json()).toMatchObject(expected);
    const multipart = await storage.send('/o?name=multipart', {
      method: 'POST',
      headers: { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=b' },
      body: Buffer.concat([Buffer.from('--b\r\n\r\n{}\r\n--b\r\n\r\n'), bytes, Buffer.from('\r\n--b--')]),
    });
    expect(await multipart.json()).toMatchObject(expected);
    for (const name of ['media', 'session', 'multipart']) {
      const stored = await (await storage.send(`/o/${name}?alt=media`)).arrayBuffer();
      expect(Buffer.from(stored).equals(bytes)).toBe(true);
    }
  },
);

test('an MD5 promised at the start is held against bytes that came in several chunks', async () => {
  const storage = storageForTests();
  const bytes = sampleBytes(3 * chunkBytes);
  const send = async (promised: Uint8Array) => {
    const upload = await openUpload(storage, { name: 'a', size: bytes.length, metadata: { md5Hash: md5Of(promised) } });
    await upload.upload(0, bytes.subarray(0, 2 * chunkBytes));
    return upload.uploadLast(2 * chunkBytes, bytes.subarray(2 * chunkBytes));
  };
  expect((await send(sampleBytes(3 * chunkBytes, 9))).status).toBe(400);
  expect((await storage.send('/o/a')).status).toBe(404);
  expect(storage.dataFiles()).toEqual([]);
  expect((await send(bytes)).status).toBe(200);
});

test('checksums that cannot be computed leave the session where it was', async () => {
  const failing: Digests = { ...createDigests(), extend: () => Promise.reject(new Error('no memory')) };
  const folder = temporaryFolder();
  const storage = storageForTests({}, { folder, digests: failing });
  const upload = await openUpload(storage, { name: 'a', size: 3 * chunkBytes });
  expect((await upload.upload(0, sampleBytes(2 * chunkBytes))).status).toBe(500);
  expect(await upload.state()).toBe('active 0');
  await storage.close();
  const again = uploadAt(storageForTests({}, { folder }), upload.address);
  expect(await (await again.uploadLast(0, sampleBytes(3 * chunkBytes))).json()).toMatchObject({
    md5Hash: md5Of(sampleBytes(3 * chunkBytes)),
  });
});

/** The definition, bit by bit (RFC 3720, appendix B.4). */
function crc32cOf(bytes: Uint8Array): string {
  let rest = 0xffffffff;
  for (const byte of bytes) {
    rest ^= byte;
    for (let bit = 0; bit < 8; bit += 1) rest = rest & 1 ? (rest >>> 1) ^ 0x82f63b78 : rest >>> 1;
  }
  const result = Buffer.alloc(4);
  result.writeUInt32BE(~rest >>> 0);
  return result.toString('base64');
}
