import { allOf, type Filter, not, range, type RangeBounds } from './criteria.ts';
import { shifted } from './duration.ts';

export type RelativeFilter = Extract<Filter, { type: 'since' | 'until' }>;

/** "More than five days since" means an earlier date, so the comparison turns round. */
const turned = { gt: 'lt', gte: 'lte', lt: 'gt', lte: 'gte' } as const;

/**
 * What a relative filter means at a moment: `since` compares the time gone by since a date in the past, `until` the time
 * left to one in the future; `eq` and `neq` compare the day.
 */
export function atMoment(filter: RelativeFilter, now: Date): Filter {
  const { field, operator, type, duration } = filter;
  const isSince = type === 'since';
  const threshold = shifted(now, duration, isSince ? -1 : 1);
  if (operator === 'eq') return range(field, dayOf(threshold));
  if (operator === 'neq') return not(range(field, dayOf(threshold)));
  const compared = range(field, { [isSince ? turned[operator] : operator]: threshold.toISOString() });
  return allOf(compared, range(field, { [isSince ? 'lt' : 'gt']: now.toISOString() }));
}

function dayOf(date: Date): RangeBounds {
  const day = date.toISOString().slice(0, 10);
  return { gte: `${day}T00:00:00.000Z`, lte: `${day}T23:59:59.999Z` };
}
