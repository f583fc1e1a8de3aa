import { expect, test } from 'vitest';
import { partBytes } from '#offline/records/upload-record.ts';
import { UploadLife } from '#testing/uploads/upload-life.ts';

const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Three chunks: there is something to send before and after the tab is taken over. */
const size = 1_700_000;

/** Long enough for another tab to take over and to go on. */
const frozenMs = 250;

/** @returns what went wrong; undefined when the tab took fewer steps before its file had arrived */
async function freezeAt(step: number): Promise<string[] | undefined> {
  const counted = { steps: 0, isOn: false };
  const life = await UploadLife.begin(() => {
    if (!counted.isOn) return;
    counted.steps += 1;
    counted.isOn = counted.steps < step;
    if (!counted.isOn) life.freezeTab();
  });
  counted.isOn = true;
  const added = life.add(size);
  for (let waited = 0; counted.isOn && waited < frozenMs && !(await life.hasArrived()); waited += 5) await rest(5);
  counted.isOn = false;
  const isFrozen = counted.steps === step;
  await life.openTab();
  await rest(isFrozen ? frozenMs : 0);
  life.thawTab();
  await added;
  await life.finish();
  return isFrozen ? life.complaints.map((complaint) => `frozen at step ${step}: ${complaint}`) : undefined;
}

/** Every so many steps; how they fall differs from run to run, so that in time all are tried. */
const stride = 17;

test('a tab may freeze at any step of a file and thaw when another one sends: one sender at a time, no byte lost', async () => {
  const complaints: string[] = [];
  let freezes = 0;
  const atOnce = 16;
  for (let first = 1, isOver = false; !isOver; first += atOnce * stride) {
    const found = await Promise.all(Array.from({ length: atOnce }, (_, index) => freezeAt(first + index * stride)));
    const frozen = found.filter((each) => each !== undefined);
    isOver = frozen.length < atOnce;
    freezes += frozen.length;
    complaints.push(...frozen.flat());
  }
  expect(complaints).toEqual([]);
  expect(freezes).toBeGreaterThan(8);
});

test('what only a frozen tab can read waits for it and arrives once it thaws, all else without it', async () => {
  const lives = await Promise.all(
    Array.from({ length: 12 }, async (_, index) => {
      const life = await UploadLife.begin();
      await life.add(2 * partBytes + 17);
      await life.openTab();
      await rest(index);
      life.freezeTab();
      await life.finish();
      return life;
    }),
  );
  expect(lives.flatMap(({ complaints }) => complaints)).toEqual([]);
});
