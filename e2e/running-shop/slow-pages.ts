import type { Browser, BrowserContext, Page } from '@playwright/test';

/** How many times slower than the machine pages run, by the processor throttle of the browser: 1 unless `SLOW_PAGES` says more. */
const factor = slownessOf(process.env['SLOW_PAGES']);

/** Slows down every page that is opened from now on in a browser. */
export function slowPagesOf(browser: Browser): void {
  browser.on('context', slowPagesIn);
}

/** Slows down every page of a browser's context, those to come as well. */
export function slowPagesIn(context: BrowserContext): void {
  if (factor === 1) return;
  for (const page of context.pages()) void slow(page);
  context.on('page', (page) => void slow(page));
}

async function slow(page: Page): Promise<void> {
  try {
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: factor });
  } catch (error) {
    // It may have been closed, or its browser killed, before it could be slowed down.
    if (!/closed|crashed/i.test(String(error))) throw error;
  }
}

/** @throws {Error} for what is no number from 1 on */
function slownessOf(text: string | undefined): number {
  const value = Number(text ?? 1);
  if (!(value >= 1))
    throw new Error(`SLOW_PAGES says how many times slower pages run, for example 4; it is "${text}".`);
  return value;
}
