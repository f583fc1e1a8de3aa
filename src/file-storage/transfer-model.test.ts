import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { runTransfer, isStoredAsSent } from '#testing/uploads/run-transfer.ts';
import { strictStorage, type Fault } from '#testing/storage/strict-storage.ts';

const largest = 9 * 262_144;

const fault = fc.oneof(
  { weight: 4, arbitrary: fc.constant(undefined) },
  fc.constantFrom<Fault>(
    { kind: 'cut-before' },
    { kind: 'cut-after' },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
  ),
  fc
    .record({ kind: fc.constantFrom('cut-within' as const, 'keep-fewer' as const), bytes: fc.nat(largest) })
    .map((part): Fault => part),
);

test('any series of troubles on a strict server: no byte twice, none missing, no progress that is not there', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fault, { maxLength: 25 }), fc.nat(largest), async (faults, size) => {
      const server = strictStorage();
      const queue = [...faults];
      server.fault = (command) => {
        const next = queue.shift();
        const isPart = next?.kind === 'cut-within' || next?.kind === 'keep-fewer';
        return isPart && command !== 'upload' ? { kind: 'cut-before' } : next;
      };
      const { overclaims } = await runTransfer(server, size);
      expect(isStoredAsSent(server, size)).toBe(true);
      expect(overclaims).toBe(0);
    }),
    { numRuns: 60 },
  );
});
