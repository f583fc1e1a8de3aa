import { createPause } from './pause.ts';
import type { UploadDatabase } from './upload-database.ts';

/** What only one tab of the origin may do at a time. */
export interface OriginLocks {
  /**
   * Waits for its turn and does the work. The turn ends with the work, or with the tab.
   * @param work is told by its signal when the turn was lost before it ended
   * @param giveUp ends the waiting; the promise then resolves without the work being done
   */
  hold(name: string, work: (lost: AbortSignal) => Promise<void>, giveUp: AbortSignal): Promise<void>;
}

export function createOriginLocks(database: Pick<UploadDatabase, 'takeLease' | 'dropLease'>): OriginLocks {
  return 'locks' in navigator ? webLocks(navigator.locks) : leaseLocks(database);
}

function webLocks(locks: LockManager): OriginLocks {
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
): OriginLocks {
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
