import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isTerminal } from '#file-storage/machine/upload-machine.ts';
import { scoreBytes } from '#testing/uploads/run-transfer.ts';
import { md5Of, strictStorage } from '#testing/storage/strict-storage.ts';
import { uploadSetting } from '#testing/uploads/upload-setting.ts';
import type { UploadQueue } from './upload-queue.ts';
import { wishUpload } from '../upload-wish.ts';

type Step = 'pause' | 'run' | 'cancel' | 'crash' | 'rest' | 'lost-answer';

const step = fc.constantFrom<Step>('pause', 'run', 'cancel', 'crash', 'rest', 'lost-answer');
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

async function live(steps: readonly (readonly [Step, number])[], size: number) {
  const server = strictStorage();
  const { queue, createQueue, ledger, history, addCopied } = await uploadSetting(server.storage);
  const { id, path } = await addCopied('Oper.pdf', size);
  let lost = 0;
  server.fault = () => {
    lost -= 1;
    return lost >= 0 ? { kind: 'cut-after' } : undefined;
  };
  let runner: UploadQueue = queue;
  await runner.wake();
  for (const [what, ms] of steps) {
    if (what === 'crash') {
      await runner.stop();
      runner = createQueue();
      await runner.wake();
    } else if (what === 'lost-answer') lost = 1;
    else if (what !== 'rest') await wishUpload(ledger, id, what);
    await rest(ms);
  }
  await wishUpload(ledger, id, 'run');
  // A pause may have been on its way.
  void history.reached(id, 'paused').then(() => wishUpload(ledger, id, 'run'));
  await history.reached(id, 'success', 'canceled');
  await rest(5);
  await runner.stop();
  return { states: history.statesOf(id), stored: server.objects.get(path) };
}

test('any order of wishes, crashes and lost answers: the end stays, what is stored is whole, canceled leaves nothing', async () => {
  const life = fc.array(fc.tuple(step, fc.nat(3)), { maxLength: 12 });
  await fc.assert(
    fc.asyncProperty(life, fc.integer({ min: 1, max: 1_300_000 }), async (steps, size) => {
      const { states, stored } = await live(steps, size);
      const ends = states.slice(states.findIndex(isTerminal));
      expect(new Set(ends).size).toBe(1);
      expect(stored && md5Of(stored)).toBe(ends[0] === 'success' ? md5Of(scoreBytes(size)) : undefined);
    }),
    { numRuns: 50 },
  );
});
