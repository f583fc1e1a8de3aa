import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What a page as it stands has against accessibility, one line per rule with the elements that break it. No page embeds
 * another site, so that axe may do all of its work in it: a blank page beside it, otherwise opened every time, costs as much.
 */
export async function accessibilityViolations(page: Page, { leftOut = [], only }: AskedRules = {}): Promise<string[]> {
  // What a page has in its favour would be described element by element, and sent along.
  const asked = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  if (only) asked.withRules([...only]);
  else asked.disableRules([...leftOut]);
  const { violations } = await asked.analyze();
  return violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/** Rules of axe: all, unless a page need not be asked about some. */
interface AskedRules {
  readonly leftOut?: readonly string[];
  readonly only?: readonly string[];
}

/** All that another theme can break on a page that has been looked at in one. */
export const rulesOfColours = ['color-contrast', 'link-in-text-block'];
