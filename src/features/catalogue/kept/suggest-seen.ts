import type { SeenThing } from '#offline/kept/seen-thing.ts';
import { loadSeenThings } from '#offline/load-seen-things.ts';
import { localeOfPath, type Locale } from '#platform/configuration/locales.ts';
import { findSeen } from './find-seen.ts';

/** As many as the shop suggests of products and places. */
const mostSuggested = 8;

/** What this device keeps of a language that a text finds, best first. */
export async function suggestSeen(text: string, locale: Locale): Promise<readonly SeenThing[]> {
  const things = await loadSeenThings();
  const named = things.filter(({ kind, path }) => kind !== 'home' && localeOfPath(path) === locale);
  return findSeen(named, text).slice(0, mostSuggested);
}
