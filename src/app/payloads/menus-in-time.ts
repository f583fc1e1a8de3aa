import { within } from '#offline/answer-patience.ts';
import type { Locale } from '#platform/configuration/locales.ts';
import type { Frame } from '../layouts/load-frame.ts';

/**
 * Menus as the shop gives them; where it keeps silent about them for so long, or altogether, as they were seen: they lead to what is
 * kept, and a page that has more to show does not wait for them.
 */
export async function menusInTime(asked: Promise<unknown>, locale: Locale, patienceMs: number): Promise<unknown> {
  const given = await within(patienceMs, asked);
  if (hasMenus(given)) return given;
  const kept = await import('./kept-menus.ts').then(({ keptMenus }) => keptMenus(locale)).catch(() => undefined);
  return kept ?? asked;
}

function hasMenus(given: unknown): boolean {
  const { main = [] }: Partial<Frame> = Object(given);
  return main.length > 0;
}
