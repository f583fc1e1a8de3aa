import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Fault } from '#testing/storage/strict-storage.ts';
import { lifeSizes, UploadLife } from '#testing/uploads/upload-life.ts';
import type { UploadMove } from './move-upload.ts';

/** What the commands have to know to make sense. */
interface Model {
  uploads: number;
  tabs: number;
  /** Whether the oldest tab is. */
  frozen: boolean;
}

type Command = fc.AsyncCommand<Model, UploadLife>;

/** Changes come a moment later, as they do between people and machines. */
const moment = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 3));

function command(
  name: string,
  run: (life: UploadLife) => Promise<void> | void,
  {
    needs = () => true,
    after = () => undefined,
  }: { needs?: (model: Model) => boolean; after?: (model: Model) => void } = {},
): Command {
  return {
    check: needs,
    run: async (model, life) => {
      await run(life);
      after(model);
      await moment();
    },
    toString: () => name,
  };
}

const someUpload = ({ uploads, tabs }: Model): boolean => uploads > 0 && tabs > 0;

const adding = fc.constantFrom(...lifeSizes).map((size) =>
  command(`add ${size}`, (life) => life.add(size), {
    needs: ({ tabs, uploads }) => tabs > 0 && uploads < 4,
    after: (model) => void (model.uploads += 1),
  }),
);

const wishing = fc
  .tuple(fc.constantFrom('pause', 'run', 'cancel'), fc.nat(3))
  .map(([wish, which]) =>
    command(`${wish} ${which}`, (life) => life.tab.service.wish(life.idOf(which), wish), { needs: someUpload }),
  );

const moving = fc
  .tuple(fc.constantFrom<UploadMove>('first', 'earlier', 'later', 'last'), fc.nat(3))
  .map(([to, which]) =>
    command(`${which} ${to}`, (life) => life.tab.service.move(life.idOf(which), to), { needs: someUpload }),
  );

const repicking = fc
  .nat(3)
  .map((which) => command(`pick ${which} again`, (life) => life.pickAgain(life.idOf(which)), { needs: someUpload }));

const opening = fc.constant(
  command('open a tab', (life) => life.openTab(), {
    needs: ({ tabs }) => tabs < 3,
    after: (model) => void (model.tabs += 1),
  }),
);

const dying = fc.constant(
  command('a tab dies', (life) => life.closeTab(), {
    // The last one would be looked at, and is not frozen.
    needs: ({ tabs, frozen }) => tabs > (frozen ? 1 : 0),
    after: (model) => {
      model.tabs -= 1;
      model.frozen = false;
    },
  }),
);

const freezing = fc.constant(
  command('a tab freezes', (life) => life.freezeTab(), {
    needs: ({ tabs, frozen }) => tabs > 1 && !frozen,
    after: (model) => void (model.frozen = true),
  }),
);

const thawing = fc.constant(
  command('it thaws', (life) => life.thawTab(), {
    needs: ({ frozen }) => frozen,
    after: (model) => void (model.frozen = false),
  }),
);

const waiting = fc.constant(command('time passes', () => new Promise((resolve) => setTimeout(resolve, 150))));

const waking = fc.constant(command('the worker wakes', (life) => life.wakeWorker()));

const fault = fc.oneof(
  fc.constantFrom<Fault>(
    { kind: 'cut-before' },
    { kind: 'cut-after' },
    { kind: 'status', status: 503 },
    { kind: 'status', status: 429 },
    { kind: 'status', status: 404 },
    { kind: 'foreign', status: 200 },
    { kind: 'foreign', status: 403 },
    { kind: 'foreign', status: 404 },
    { kind: 'foreign', status: 413 },
  ),
  fc
    .record({ kind: fc.constantFrom('cut-within' as const, 'keep-fewer' as const), bytes: fc.nat(9_000_000) })
    .map((part): Fault => part),
);

const troubling = fc
  .array(fault, { minLength: 1, maxLength: 4 })
  .map((faults) => command(`trouble ${JSON.stringify(faults)}`, (life) => life.trouble(faults)));

const commands = fc.commands(
  [
    adding,
    adding,
    wishing,
    moving,
    repicking,
    opening,
    dying,
    freezing,
    thawing,
    waiting,
    waking,
    troubling,
    troubling,
  ],
  {
    maxCommands: 25,
  },
);

test('whatever shopper, tabs, worker and server do: no byte twice, none missing, ends stay, nothing is claimed, all arrive', async () => {
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      let life: UploadLife | undefined;
      const setup = async () => {
        life = await UploadLife.begin();
        return { model: { uploads: 0, tabs: 1, frozen: false }, real: life };
      };
      await fc.asyncModelRun(setup, steps);
      await life?.finish();
      expect(life?.complaints).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
