import * as z from 'zod/mini';
import { persistedAtom } from '../persistence/persisted-atom.ts';

const dayMs = 24 * 60 * 60_000;

/** Whoever comes back after such a pause visits the shop once more; milliseconds. */
const pauseMs = 30 * 60_000;

/** Who does not want to install is not asked for so long (UX-40). */
const restMs = 90 * dayMs;

const visitsSchema = z.object({
  count: z.number(),
  /** When somebody was here last; milliseconds since 1970. */
  lastAt: z.number(),
  hasOrdered: z.boolean(),
  /** When the hint was answered, either way; null: never. */
  hintAnsweredAt: z.nullable(z.number()),
  /** Whether the browser was asked to keep what is stored when it runs short of space. */
  askedToKeep: z.boolean(),
});

/** What this browser remembers of the visits in it, and tells nobody. */
export type Visits = z.infer<typeof visitsSchema>;

const noVisits: Visits = { count: 0, lastAt: 0, hasOrdered: false, hintAnsweredAt: null, askedToKeep: false };

export const visitsAtom = persistedAtom('visits', visitsSchema, noVisits);

/** Somebody is here at this moment. */
export function notedVisit(visits: Visits, now: number): Visits {
  return { ...visits, count: visits.count + (now - visits.lastAt >= pauseMs ? 1 : 0), lastAt: now };
}

/**
 * Whether to say that the shop can be installed: to who has ordered, and to who comes back to something of their own (UX-40).
 * @param hasOwn whether there is a print job or a cart
 */
export function isHintDue({ count, hasOrdered, hintAnsweredAt }: Visits, hasOwn: boolean, now: number): boolean {
  if (hintAnsweredAt !== null && now - hintAnsweredAt < restMs) return false;
  return hasOrdered || (count > 1 && hasOwn);
}
