import type { Locator, Page } from '@playwright/test';
import { expect } from './running-shop/shop-test.ts';

/** More stops than any page has between two things a journey uses one after the other. */
const mostStops = 150;

/** Goes there by the Tab key alone, as somebody without a mouse does, who then has to see where they are. */
export async function tabTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  for (let stops = 0; stops < mostStops && !(await hasFocus(target)); stops += 1) await page.keyboard.press('Tab');
  await expect(target).toBeFocused();
  // The page may still be scrolling there.
  await expect.poll(() => target.evaluate(isFocusShown), `The focus on ${String(target)} can be seen`).toBe(true);
}

/** Enter presses buttons and follows links. */
export async function enter(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}

export async function typeInto(page: Page, field: Locator, text: string): Promise<void> {
  await tabTo(page, field);
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

const hasFocus = (target: Locator): Promise<boolean> =>
  target.evaluate((element) => element === document.activeElement);

/** Runs in the page: with the outline of the house, and on the screen, beneath neither a bar nor another part. */
function isFocusShown(element: Element): boolean {
  const { outlineStyle, outlineWidth } = getComputedStyle(element);
  const { left, top, width, height } = element.getBoundingClientRect();
  const middle = document.elementFromPoint(left + width / 2, top + height / 2);
  const isOnTop = middle !== null && (element.contains(middle) || middle.contains(element));
  return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0 && isOnTop;
}
