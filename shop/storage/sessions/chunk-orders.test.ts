import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { openUpload } from '../../testing/upload-session.ts';
import { bodyInPieces, md5Of, sampleBytes, storageForTests } from '../../testing/storage.ts';

const size = 1_000_000;
const bytes = sampleBytes(size);

/** A chunk to send: where it starts (null: where the session stands), how long it is, and how its sending ends. */
const step = fc.record({
  at: fc.option(
    fc.oneof(
      fc.nat(size),
      fc.nat(4).map((chunk) => chunk * 262_144),
    ),
  ),
  length: fc.nat(400_000),
  end: fc.constantFrom('complete' as const, 'complete' as const, 'broken' as const, 'finish' as const),
});

/** Some bytes, then a lost connection. */
function brokenBody(part: Uint8Array): ReadableStream<Uint8Array> {
  return ReadableStream.from(
    (async function* () {
      yield part;
      throw new Error('connection lost');
    })(),
  );
}

/** Where a session of SIZE bytes must stand after a chunk, as a range: a broken chunk may have brought any part. */
function expectedReceived(known: number, at: number, part: Uint8Array, broken: boolean): [number, number] {
  if (known === size || at > known) return [known, known];
  const whole = Math.max(known, at + part.length);
  return [broken ? known : whole, whole];
}

test('in whatever order chunks come, break off or repeat, no byte is stored twice and none is missing', async () => {
  const storage = storageForTests();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      const upload = await openUpload(storage, { name: 'a', size: size });
      let known = 0;
      for (const { at, length, end } of steps) {
        const offset = at ?? known;
        const part = bytes.subarray(offset, offset + length);
        const body = end === 'broken' ? brokenBody(part) : bodyInPieces(part);
        await upload.command(end === 'finish' ? 'upload, finalize' : 'upload', offset, body);
        const [least, most] = expectedReceived(known, offset, part, end === 'broken');
        known = Number((await upload.state()).split(' ')[1]);
        expect(known).toBeGreaterThanOrEqual(least);
        expect(known).toBeLessThanOrEqual(most);
      }
      const done = await upload.uploadLast(known, bodyInPieces(bytes.subarray(known)));
      expect(await done.json()).toMatchObject({ size: String(size), md5Hash: md5Of(bytes) });
    }),
    { numRuns: 40 },
  );
});
