import { createPause } from './pause.ts';
import type { UploadDatabase } from '../upload-database.ts';
import { holdTurn, type LockRequests, type TurnOrder, type TurnRhythm } from './watched-turn.ts';

/** What only one tab of the origin may do at a time. */
export interface OriginLocks {
  /**
   * Waits for its turn and does the work. The turn ends with the work, or with the tab.
   * @param work is told by its signal when the turn was lost before it ended
   * @param giveUp ends the waiting; the promise then resolves without the work being done
   */
  hold(name: string, work: (lost: AbortSignal) => Promise<void>, giveUp: AbortSignal): Promise<void>;
  /** As `hold`; but who has the turn and does not answer loses it. See `holdTurn`. */
  holdWatched(name: string, work: TurnOrder['work'], giveUp: AbortSignal): Promise<void>;
}

type Leases = Pick<UploadDatabase, 'takeLease' | 'dropLease' | 'loadLease' | 'changeLease'>;

/** Signs of life; with the look by which the silence is noticed a holder is taken over within 15 s. */
const turnRhythm: TurnRhythm = {
  beatMs: 3_000,
  lookMs: 2_500,
  looks: 4,
  sleep: sleepFor,
  now: () => performance.now(),
};

/** @param locks the browser's; null: leases in the database decide */
export function createOriginLocks(database: Leases, locks = ownLocks()): OriginLocks {
  return {
    ...(locks ? webLocks(locks) : leaseLocks(database)),
    ...watchedTurns(database, locks ?? undefined),
  };
}

const ownLocks = (): LockManager | null => ('locks' in navigator ? navigator.locks : null);

/** Turns that are taken over from who does not answer. */
export const watchedTurns = (
  leases: Leases,
  locks: LockRequests | undefined,
  rhythm = turnRhythm,
): Pick<OriginLocks, 'holdWatched'> => ({
  holdWatched: (name, work, giveUp) => holdTurn({ name, work, giveUp }, { leases, locks, rhythm }),
});

function webLocks(locks: LockManager): Pick<OriginLocks, 'hold'> {
  const never = new AbortController().signal;
  return {
    hold: async (name, work, giveUp) => {
      try {
        await locks.request(name, { signal: giveUp }, () => work(never));
      } catch (error) {
        if (!giveUp.aborted) throw error;
      }
    },
  };
}

const renewEveryMs = 5_000;

/** Browsers let timers of hidden tabs run only once a minute: a lease must outlive that. */
const leaseMs = 75_000;

interface LeaseTiming {
  now: () => number;
  /** Resolves after the time, or at once when the signal is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
}

/** For browsers without locks (Safari before 15.4, pages without encryption): leases in the database, renewed in time. */
export function leaseLocks(
  database: Pick<UploadDatabase, 'takeLease' | 'dropLease'>,
  { now, sleep }: LeaseTiming = { now: Date.now, sleep: sleepFor },
): Pick<OriginLocks, 'hold'> {
  return {
    hold: async (name, work, giveUp) => {
      const owner = crypto.getRandomValues(new Uint32Array(4)).join('-');
      const take = (): Promise<boolean> => database.takeLease(name, { owner, until: now() + leaseMs }, now());
      while (!giveUp.aborted && !(await take())) await sleep(renewEveryMs, giveUp);
      try {
        if (!giveUp.aborted) await whileRenewed(work, { take, sleep });
      } finally {
        await database.dropLease(name, owner);
      }
    },
  };
}

async function whileRenewed(
  work: (lost: AbortSignal) => Promise<void>,
  { take, sleep }: Pick<LeaseTiming, 'sleep'> & { take: () => Promise<boolean> },
): Promise<void> {
  const done = new AbortController();
  const lost = new AbortController();
  const renew = async (): Promise<void> => {
    await sleep(renewEveryMs, done.signal);
    while (!done.signal.aborted) {
      // A database that does not answer renews nothing: others will take the lease.
      if (!(await take().catch(() => false))) return lost.abort();
      await sleep(renewEveryMs, done.signal);
    }
  };
  const renewing = renew();
  try {
    await work(lost.signal);
  } finally {
    done.abort();
    await renewing;
  }
}

async function sleepFor(ms: number, signal: AbortSignal): Promise<void> {
  await createPause()
    .wait(ms, signal)
    .catch(() => undefined);
}
