import type { UploadDatabase } from '../upload-database.ts';
import { isWantOfRoom } from '../records/want-of-room.ts';
import type { Lease } from '../records/upload-upgrades.ts';

/** A turn as the work sees it that was begun with it. */
export interface HeldTurn {
  /** Aborted when somebody else has taken the turn over. */
  lost: AbortSignal;
  /**
   * Gives a sign of life and tells whether the turn is still this one's: to be asked before every step that only one may do.
   * @throws DOMException when the database does not say: then the step has to wait
   */
  isOurs(): Promise<boolean>;
}

/** What is used of the browser's Web Locks. */
export interface LockRequests {
  request(name: string, options: { signal?: AbortSignal; steal?: boolean }, work: () => Promise<void>): Promise<void>;
}

export interface TurnRhythm {
  /** Milliseconds between two signs of life. */
  beatMs: number;
  /** Milliseconds between two looks of one who waits. */
  lookMs: number;
  /** A holder that gave no sign between so many looks is taken over. */
  looks: number;
  /** Resolves after the time, or at once when the signal is aborted. */
  sleep: (ms: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds of a clock that goes on while a tab is frozen. */
  now: () => number;
}

export interface TurnOrder {
  name: string;
  work: (turn: HeldTurn) => Promise<void>;
  /** Ends the waiting; nothing is done then. */
  giveUp: AbortSignal;
}

interface TurnEnvironment {
  leases: Pick<UploadDatabase, 'loadLease' | 'changeLease' | 'dropLease'>;
  /** Undefined in browsers without: the leases alone decide then. */
  locks: LockRequests | undefined;
  rhythm: TurnRhythm;
}

/**
 * Waits for a turn that only one tab of the origin has at a time, and does the work. It comes when the one who has it ends,
 * or gives no sign of life in the database for 15 seconds: a lock alone is also held by a tab that is frozen or hangs. Such a
 * tab finds out when it wakes, by asking before every step.
 */
export async function holdTurn(order: TurnOrder, environment: TurnEnvironment): Promise<void> {
  const { name, work, giveUp } = order;
  const { locks } = environment;
  const owner = crypto.getRandomValues(new Uint32Array(4)).join('-');
  const settled = new AbortController();
  const waiting = AbortSignal.any([giveUp, settled.signal]);
  const lost = new AbortController();
  let isTakingOver = false;
  let working: Promise<void> | undefined;
  const begin = (): Promise<void> => {
    settled.abort();
    working ??= workAlive({ name, owner, lost }, work, environment);
    return working;
  };
  /** The work goes on for a moment after its lock was taken away. */
  const untilDone = async (request: Promise<void>, isOver: () => boolean): Promise<void> => {
    await request.catch((error: unknown) => {
      if (isOver()) return;
      if (!working) throw error;
      lost.abort();
    });
    await working;
  };
  const lineUp = async (): Promise<void> => {
    if (!locks) return;
    await untilDone(locks.request(name, { signal: waiting }, begin), () => giveUp.aborted || isTakingOver);
  };
  const takeOver = async (): Promise<void> => {
    if (!(await untilSilent({ name, owner, waiting }, environment))) return;
    isTakingOver = true;
    await untilDone(locks ? locks.request(name, { steal: true }, begin) : begin(), () => false);
  };
  const ways = [takeOver(), lineUp()];
  try {
    await Promise.all(ways);
  } finally {
    settled.abort();
    await Promise.allSettled(ways);
  }
}

/** Does the work and beats meanwhile; leaves no lease behind. */
async function workAlive(
  { name, owner, lost }: { name: string; owner: string; lost: AbortController },
  work: TurnOrder['work'],
  { leases, locks, rhythm }: TurnEnvironment,
): Promise<void> {
  const found = await leases.loadLease(name).catch(() => undefined);
  let isOnRecord = false;
  const isMine = (held: Lease | undefined): boolean => held?.owner === owner || (!isOnRecord && isSame(held, found));
  const sign = async (may = isMine): Promise<boolean> => {
    const next = signOf(owner, rhythm);
    try {
      const isSigned = await leases.changeLease(name, (held) => (may(held) ? next : undefined));
      isOnRecord ||= isSigned;
      return isSigned;
    } catch (error) {
      if (!locks || !isWantOfRoom(error)) throw error;
      // Without room for a sign the lock decides: whoever takes over finds room for one.
      return isMine(await leases.loadLease(name));
    }
  };
  const isOurs = async (): Promise<boolean> => {
    for (;;) {
      const asked = rhythm.now();
      const isStillMine = await sign();
      if (!isStillMine) lost.abort();
      if (!isStillMine || lost.signal.aborted) return false;
      // A tab may be frozen between the database's word and its own hearing it: such an answer is old.
      if (rhythm.now() - asked < validMs(rhythm)) return true;
    }
  };
  const over = new AbortController();
  const beat = async (): Promise<void> => {
    for (;;) {
      await rhythm.sleep(rhythm.beatMs, over.signal);
      if (over.signal.aborted || lost.signal.aborted) return;
      // A database that does not answer is no sign of life: others will take over.
      await isOurs().catch(() => undefined);
    }
  };
  await sign(() => true);
  const beating = beat();
  try {
    await work({ lost: lost.signal, isOurs });
  } finally {
    over.abort();
    await beating;
    // One that stays behind is taken for that of a tab that died.
    await leases.dropLease(name, owner).catch(() => undefined);
  }
}

/** How long nobody takes over after a sign of life, and half of that. */
const validMs = ({ looks, lookMs }: TurnRhythm): number => (looks * lookMs) / 2;

/** Changes with every beat; when it ends says nothing, for clocks are set and computers sleep. */
const signOf = (owner: string, { now, beatMs }: TurnRhythm): Lease => ({ owner, until: now() + beatMs });

/** Whether the lease is ours now, because the one who had it is silent, or nobody had it where there are no locks. */
async function untilSilent(
  { name, owner, waiting }: { name: string; owner: string; waiting: AbortSignal },
  { leases, locks, rhythm }: TurnEnvironment,
): Promise<boolean> {
  let seen: Lease | undefined;
  let silentLooks = 0;
  while (!waiting.aborted) {
    const held = await leases.loadLease(name).catch(() => undefined);
    silentLooks = held && isSame(held, seen) ? silentLooks + 1 : 0;
    seen = held;
    const isFree = held ? silentLooks >= rhythm.looks : !locks;
    if (isFree && !waiting.aborted) {
      const next = signOf(owner, rhythm);
      const take = leases.changeLease(name, (latest) => (isSame(latest, held) ? next : undefined));
      if (await take.catch(unlessRoomLacks)) return !waiting.aborted;
    }
    await rhythm.sleep(rhythm.lookMs, waiting);
  }
  return false;
}

const isSame = (a: Lease | undefined, b: Lease | undefined): boolean => a?.owner === b?.owner && a?.until === b?.until;

/** Nobody is taken over without a word that others can read; it is looked again. */
function unlessRoomLacks(error: unknown): false {
  if (!isWantOfRoom(error)) throw error;
  return false;
}
