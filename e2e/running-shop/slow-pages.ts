import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';

/** How many times slower than the machine pages run, by the processor throttle of the browser: 1 unless `SLOW_PAGES` says more. */
const factor = slownessOf(process.env['SLOW_PAGES']);

/** Slows down every page that is opened from now on in a browser. */
export function slowPagesOf(browser: Browser): void {
  browser.on('context', slowPagesIn);
}

/** Slows down every page of a browser's context, those to come as well. */
export function slowPagesIn(context: BrowserContext): void {
  if (factor === 1) return;
  const sessions = new Set<CDPSession>();
  const slow = async (page: Page): Promise<void> => {
    const session = await unlessGone(context.newCDPSession(page));
    if (!session) return;
    sessions.add(session);
    page.on('close', () => sessions.delete(session));
    await unlessGone(session.send('Emulation.setCPUThrottlingRate', { rate: factor }));
  };
  for (const page of context.pages()) void slow(page);
  context.on('page', (page) => void slow(page));
  const setOffline = context.setOffline.bind(context);
  Object.assign(context, {
    // A page that is loaded anew believes whichever of its sessions it asks last: all of them are to say the same.
    async setOffline(offline: boolean): Promise<void> {
      await setOffline(offline);
      const conditions = { offline, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
      await Promise.all(
        [...sessions].map((session) => unlessGone(session.send('Network.emulateNetworkConditions', conditions))),
      );
    },
  });
}

/** A page may have been closed, or its browser killed, before it could be told anything. */
async function unlessGone<Value>(told: Promise<Value>): Promise<Value | undefined> {
  try {
    return await told;
  } catch (error) {
    if (!/closed|crashed/i.test(String(error))) throw error;
    return undefined;
  }
}

/** @throws {Error} for what is no number from 1 on */
function slownessOf(text: string | undefined): number {
  const value = Number(text ?? 1);
  if (!(value >= 1))
    throw new Error(`SLOW_PAGES says how many times slower pages run, for example 4; it is "${text}".`);
  return value;
}
