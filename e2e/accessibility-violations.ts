import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/**
 * What a page as it stands has against accessibility, one line per rule with the elements that break it. No page embeds
 * another site, so that axe may do all of its work in it: a blank page beside it, otherwise opened every time, costs as much.
 * @param leftOut rules of axe that this page need not be asked about
 */
export async function accessibilityViolations(page: Page, leftOut: readonly string[] = []): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page })
    .setLegacyMode()
    .disableRules([...leftOut])
    .analyze();
  return violations.map(
    ({ id, impact, nodes }) => `${impact} ${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
