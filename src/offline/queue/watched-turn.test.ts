import { expect, onTestFinished, test, vi } from 'vitest';
import { frostyTab, type FrostyTab } from '#testing/uploads/frosty-tab.ts';
import { memoryLocks, quickRhythm } from '#testing/uploads/memory-locks.ts';
import { strictStorage } from '#testing/storage/strict-storage.ts';
import { ownUploadDatabase } from '#testing/uploads/upload-setting.ts';
import { fencedStorage } from './turn-fence.ts';
import { aborted } from './upload-turn.ts';
import { holdTurn, type HeldTurn } from './watched-turn.ts';

const never = new AbortController().signal;
const rest = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Tabs of one browser; each notes when it has the turn. */
async function openBrowser(room = { isThere: true }) {
  const roomy = await ownUploadDatabase();
  const changeLease: typeof roomy.changeLease = async (...given) => {
    if (!room.isThere) throw new DOMException('No room', 'QuotaExceededError');
    return roomy.changeLease(...given);
  };
  const database = { ...roomy, changeLease };
  const locks = memoryLocks();
  const server = strictStorage();
  const turns: string[] = [];
  const openTab = (name: string): FrostyTab & { turn: Promise<HeldTurn>; done: Promise<void>; end: () => void } => {
    const tab = frostyTab({ database, storage: server.storage, locks, sends: () => undefined, beats: () => undefined });
    const begun = Promise.withResolvers<HeldTurn>();
    const over = new AbortController();
    const work = async (turn: HeldTurn): Promise<void> => {
      turns.push(name);
      begun.resolve(turn);
      await aborted(AbortSignal.any([turn.lost, over.signal]));
    };
    const done = tab.own.locks.holdWatched('runner', work, over.signal);
    return { ...tab, turn: begun.promise, done, end: () => over.abort() };
  };
  return { openTab, turns, server, database };
}

test('who answers keeps the turn, however long; the next one has it when the first is done', async () => {
  const { openTab, turns } = await openBrowser();
  const first = openTab('first');
  await first.turn;
  const second = openTab('second');
  await rest(3 * quickRhythm.looks * quickRhythm.lookMs);
  expect(turns).toEqual(['first']);
  first.end();
  await second.turn;
  second.end();
  await Promise.all([first.done, second.done]);
  expect(turns).toEqual(['first', 'second']);
});

test('a frozen tab loses its turn to the next one, once; it hears of it when it thaws, and may line up again', async () => {
  const { openTab, turns } = await openBrowser();
  const first = openTab('first');
  await first.turn;
  const others = [openTab('second'), openTab('third')];
  first.freeze();
  const [second, third] = others;
  const winner = await Promise.race(others.map(async (tab) => (await tab.turn, tab)));
  first.thaw();
  await first.done;
  expect((await first.turn).lost.aborted).toBe(true);
  expect(turns).toHaveLength(2);
  winner.end();
  await Promise.all([second?.turn, third?.turn]);
  for (const tab of others) tab.end();
  await Promise.all(others.map(({ done }) => done));
  expect(turns).toHaveLength(3);
});

test('a tab that was frozen between two requests sends no byte when it thaws', async () => {
  const { openTab, server } = await openBrowser();
  const first = openTab('first');
  const storage = fencedStorage(first.own.storage, await first.turn);
  const request = { method: 'GET', url: '/v0/b/scores/o/a' } as const;
  await storage.transport(request);
  first.freeze();
  const halted = new AbortController();
  void first.turn.then(({ lost }) => aborted(lost)).then(() => halted.abort(new Error('halted')));
  const late = [storage.transport({ ...request, signal: halted.signal }), storage.transport(request)];
  const second = openTab('second');
  await second.turn;
  first.thaw();
  await expect(late[0]).rejects.toThrow('halted');
  await expect(late[1]).rejects.toMatchObject({ kind: 'network' });
  expect(server.log).toEqual(['GET']);
  second.end();
  await second.done;
});

test('bytes that move are a sign of life where timers do not run', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const beats: string[] = [];
  const turn = { lost: never, isOurs: async () => beats.push('beat') > 0 };
  const { storage } = strictStorage();
  const fenced = fencedStorage(
    {
      ...storage,
      transport: async ({ onProgress }) => {
        onProgress?.(1);
        vi.advanceTimersByTime(3_100);
        onProgress?.(2);
        return { status: 200, headers: new Headers(), body: '' };
      },
    },
    turn,
  );
  const told: number[] = [];
  await fenced.transport({ method: 'POST', url: '/v0', onProgress: (sent) => void told.push(sent) });
  expect({ beats: beats.length, told }).toEqual({ beats: 2, told: [1, 2] });
});

test('without the browser’s locks the leases alone do the same', async () => {
  const leases = await ownUploadDatabase();
  const turns: string[] = [];
  const hold = (name: string, work: (turn: HeldTurn) => Promise<void>): Promise<void> =>
    holdTurn(
      { name: 'runner', giveUp: never, work: async (turn) => (turns.push(name), work(turn)) },
      { leases, locks: undefined, rhythm: quickRhythm },
    );
  const ended = Promise.withResolvers<void>();
  const first = hold('first', () => ended.promise);
  await rest(30);
  const second = hold('second', async () => undefined);
  await rest(2 * quickRhythm.looks * quickRhythm.lookMs);
  expect(turns).toEqual(['first']);
  ended.resolve();
  await Promise.all([first, second]);
  expect(turns).toEqual(['first', 'second']);
});

test('a lease that a dead tab left behind, of whatever clock, holds nobody up for long', async () => {
  const leases = await ownUploadDatabase();
  await leases.changeLease('runner', () => ({ owner: 'dead', until: Date.now() + 1e12 }));
  let isDone = false;
  const work = async (): Promise<void> => void (isDone = true);
  await holdTurn({ name: 'runner', giveUp: never, work }, { leases, locks: undefined, rhythm: quickRhythm });
  await holdTurn({ name: 'runner', giveUp: never, work }, { leases, locks: memoryLocks(), rhythm: quickRhythm });
  expect(isDone).toBe(true);
  expect(await leases.loadLease('runner')).toBeUndefined();
});

test('without room for signs of life the lock decides; a tab that stands still is taken over when there is room again', async () => {
  const room = { isThere: true };
  const { openTab, turns, database } = await openBrowser(room);
  await database.changeLease('runner', () => ({ owner: 'dead', until: 1 }));
  room.isThere = false;
  const first = openTab('first');
  const turn = await first.turn;
  const second = openTab('second');
  await rest(3 * quickRhythm.looks * quickRhythm.lookMs);
  expect({ turns, isOurs: await turn.isOurs() }).toEqual({ turns: ['first'], isOurs: true });
  first.freeze();
  room.isThere = true;
  await second.turn;
  first.thaw();
  await first.done;
  expect({ turns, isOurs: await turn.isOurs() }).toEqual({ turns: ['first', 'second'], isOurs: false });
  second.end();
  await second.done;
});

test('work that fails gives the turn back; who gives up waiting does none', async () => {
  const leases = await ownUploadDatabase();
  const environment = { leases, locks: memoryLocks(), rhythm: quickRhythm };
  const broken = async (): Promise<void> => {
    throw new Error('Broken');
  };
  await expect(holdTurn({ name: 'runner', giveUp: never, work: broken }, environment)).rejects.toThrow('Broken');
  const ended = Promise.withResolvers<void>();
  const holding = holdTurn({ name: 'runner', giveUp: never, work: () => ended.promise }, environment);
  const giveUp = new AbortController();
  let isDone = false;
  const waiting = holdTurn(
    { name: 'runner', giveUp: giveUp.signal, work: async () => void (isDone = true) },
    environment,
  );
  await rest(10);
  giveUp.abort();
  await waiting;
  ended.resolve();
  await holding;
  expect(isDone).toBe(false);
});
