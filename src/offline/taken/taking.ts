/** Something somebody took along to have it without a network. */
export interface Taking {
  /** Its kind, its page and whose it is. */
  readonly id: string;
  readonly kind: TakingKind;
  /** Of its page, locale included. */
  readonly path: string;
  /** Of a category, number of an order; empty for the wishlist. */
  readonly name: string;
  /** Customer it belongs to; {@link linkOwner}: to whoever has the link; null: to whoever uses this device. */
  readonly owner: string | null;
  /**
   * `wanted`: it is being brought, or goes on by itself. `stopped`: somebody stopped it. `full`: the device had no room left. `refused`:
   * this website has no data of pages. `whole`: all of it is here. `renewing`: that too, and it is quietly brought anew.
   */
  readonly state: 'wanted' | 'stopped' | 'full' | 'refused' | 'whole' | 'renewing';
  /** When the round began that brings it, or brought it last; milliseconds since 1970. What is older is asked for again. */
  readonly roundAt: number;
  /** Of when it is: the round in which all of it came; null before there was one. */
  readonly standAt: number | null;
  /** A newer version of the shop has come since: it is brought again before its time. */
  readonly isOutdated?: boolean;
  /** Articles, or papers and files of an order, that this round has found or brought, or the last whole one while it is renewed, */
  readonly done: number;
  /** of so many; null while nobody knows. */
  readonly count: number | null;
  /** Papers and files of an order that this round could not have. */
  readonly missing?: number;
  /** What the last whole round brought, while somebody waits for the next one: all of it is here still. */
  readonly lastWhole?: TakenAmounts;
}

/** How much of something is here. */
export type TakenAmounts = Pick<Taking, 'done' | 'count' | 'missing'>;

export type TakingKind = 'category' | 'wishlist' | 'order';

/** Owner of an order that its guest took along by its link, outside of any session. It goes with whoever logs out or in. */
export const linkOwner = 'link';

/** What is to be taken along. */
export type TakingWish = Pick<Taking, 'kind' | 'path' | 'name' | 'owner'>;

/** The same wish has the same id. */
export const takingId = ({ kind, path, owner }: Omit<TakingWish, 'name'>): string =>
  [kind, owner ?? '', path].join(' ');

/** A taking as it begins. @param now milliseconds since 1970 */
export function beginTaking(wish: TakingWish, now: number): Taking {
  return { ...wish, id: takingId(wish), state: 'wanted', roundAt: now, standAt: null, done: 0, count: null };
}

/** The next round of one: everything is asked for again, and what there is stays until all of it has come. */
export const nextRound = ({ isOutdated: _wasOutdated, ...taking }: Taking, now: number): Taking => ({
  ...taking,
  state: 'renewing',
  roundAt: now,
});

/** All of it came in this round. */
export const completed = ({ lastWhole: _wasWhole, ...taking }: Taking): Taking => ({
  ...taking,
  state: 'whole',
  standAt: taking.roundAt,
});

/** What somebody waited for does not go on. Where all of an earlier round is here, that is what there is. */
export const brokenOff = ({ lastWhole, ...taking }: Taking, state: 'stopped' | 'full' | 'refused'): Taking => ({
  ...taking,
  ...lastWhole,
  state: lastWhole && state === 'refused' ? 'stopped' : state,
});

/** So long something taken along is as good as new. */
const freshMs = 24 * 60 * 60 * 1000;

/** Somebody waits for the next round of one. */
export function begunAnew(taking: Taking, now: number): Taking {
  const { done, count, missing = 0 } = taking;
  const lastWhole = isAllHere(taking) && { lastWhole: { done, count, missing } };
  return { ...nextRound(taking, now), state: 'wanted', done: 0, missing: 0, ...lastWhole };
}

/** One that was stopped or ran out of room goes on where it was; after a long time it begins anew. */
export const resumed = (taking: Taking, now: number): Taking =>
  now - taking.roundAt > freshMs ? begunAnew(taking, now) : { ...taking, state: 'wanted' };

/** Whether all of a round is here, though a newer one was stopped or found no room. */
export const isAllHere = ({ state, standAt, done, count }: Taking): boolean =>
  state === 'whole' || state === 'renewing' || (isBrokenOff(state) && standAt !== null && done === count);

const isBrokenOff = (state: Taking['state']): boolean => state === 'stopped' || state === 'full';

/** Whether something that is all here is old enough to be brought again, or has begun to be. One that was broken off is after a day. */
export function isDueForRenewal(taking: Taking, now: number): boolean {
  const { state, standAt, roundAt, isOutdated = false } = taking;
  if (isBrokenOff(state)) return isAllHere(taking) && now - roundAt > freshMs;
  return state === 'renewing' || (state === 'whole' && (isOutdated || standAt === null || now - standAt > freshMs));
}
