import fc from 'fast-check';
import { expect, test } from 'vitest';
import { openUpload } from './session-for-tests.ts';
import { bodyInPieces, md5Of, sampleBytes, storageForTests } from './storage-for-tests.ts';

const SIZE = 1_000_000;
const bytes = sampleBytes(SIZE);

const offset = fc.oneof(
  fc.nat(SIZE),
  fc.nat(4).map((chunk) => chunk * 262_144),
);
const step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('next' as const), length: fc.nat(400_000) }) },
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('anywhere' as const), offset, length: fc.nat(400_000) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('broken' as const), length: fc.nat(400_000) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('finish' as const), offset, length: fc.nat(400_000) }) },
);

/** Some bytes, then a lost connection. */
function brokenBody(part: Uint8Array): ReadableStream<Uint8Array> {
  return ReadableStream.from(
    (async function* () {
      yield part;
      throw new Error('connection lost');
    })(),
  );
}

test('in whatever order chunks come, break off or repeat, no byte is stored twice and none is missing', async () => {
  const storage = storageForTests();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const upload = await openUpload(storage, { name: 'a', size: SIZE });
      const received = async () => Number((await upload.state()).split(' ')[1]);
      let known = 0;
      let final = false;
      for (const each of steps) {
        const at = 'offset' in each ? each.offset : known;
        const part = bytes.subarray(at, at + each.length);
        const last = each.kind === 'finish';
        const body = each.kind === 'broken' ? brokenBody(part) : bodyInPieces(part);
        const { status } = last ? await upload.uploadLast(at, body) : await upload.upload(at, body);
        const now = await received();
        expect(now).toBeGreaterThanOrEqual(known);
        if (!final && at > known) expect([status, now]).toEqual([400, known]);
        if (!final && at <= known && each.kind !== 'broken') expect(now).toBe(Math.max(known, at + part.length));
        final ||= last && status === 200;
        expect(final ? now : 0).toBe(final ? SIZE : 0);
        known = now;
      }
      const done = await upload.uploadLast(known, bodyInPieces(bytes.subarray(known)));
      expect(await done.json()).toMatchObject({ size: String(SIZE), md5Hash: md5Of(bytes) });
    }),
    { numRuns: 40 },
  );
});
