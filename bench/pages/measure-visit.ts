import type { Page } from '@playwright/test';

export interface VisitFigures {
  /** Milliseconds after the address was asked for. */
  largestPaintMs: number;
  /** Until links, forms and buttons answer. */
  interactiveMs: number;
  /** What tasks of more than 50 ms took beyond these. */
  blockedMs: number;
  layoutShift: number;
  requests: number;
  /** As transferred, headers included. */
  bytes: number;
}

/** How long a page is watched after it has gone quiet, milliseconds. */
const quietMs = 1000;

/** What Chromium calls entries of these kinds; their members are not all in the types of the platform yet. */
interface Seen {
  paintMs: number;
  shift: number;
  blockedMs: number;
}

/**
 * Opens an address and watches until nothing moves any more.
 * @param page without anything in its cache for a first visit
 */
export async function measureVisit(page: Page, path: string): Promise<VisitFigures> {
  const devtools = await page.context().newCDPSession(page);
  let [requests, bytes] = [0, 0];
  await devtools.send('Network.enable');
  devtools.on('Network.requestWillBeSent', () => (requests += 1));
  devtools.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.addInitScript(watch);
  await page.goto(path, { waitUntil: 'load', timeout: 120_000 });
  await page.waitForLoadState('networkidle', { timeout: 120_000 });
  await page.waitForTimeout(quietMs);
  const { paintMs, shift, blockedMs, interactiveMs } = await page.evaluate(() => {
    const seen: Seen = Object(window).seenByBench;
    return { ...seen, interactiveMs: performance.getEntriesByName('interactive')[0]?.startTime ?? Number.NaN };
  });
  await devtools.detach();
  return { largestPaintMs: paintMs, interactiveMs, blockedMs, layoutShift: shift, requests, bytes };
}

/** Runs in the page before anything of its own. */
function watch(): void {
  const seen: Seen = { paintMs: Number.NaN, shift: 0, blockedMs: 0 };
  Object.assign(window, { seenByBench: seen });
  const each = (type: string, note: (entry: PerformanceEntry & { value?: number; hadRecentInput?: boolean }) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({ type, buffered: true });
  each('largest-contentful-paint', ({ startTime }) => (seen.paintMs = startTime));
  each('layout-shift', ({ value = 0, hadRecentInput }) => (seen.shift += hadRecentInput ? 0 : value));
  each('longtask', ({ duration }) => (seen.blockedMs += duration - 50));
}

/**
 * Clicks a link of the page on show, and waits until the page behind it is painted.
 * @param intendMs how long the link is pressed before: what a click needs is fetched from then on
 * @returns milliseconds from the click to the paint
 */
export async function measureClick(page: Page, link: string, intendMs: number): Promise<number> {
  const target = page.locator(link).first();
  await target.scrollIntoViewIfNeeded();
  if (intendMs > 0) await target.dispatchEvent('pointerdown', { pointerType: 'touch' });
  await page.waitForTimeout(intendMs);
  return target.evaluate(
    (element: HTMLElement) =>
      new Promise<number>((resolve) => {
        const [clicked, from, heading] = [performance.now(), location.href, document.querySelector('h1')?.textContent];
        const look = new MutationObserver(() => {
          if (location.href === from || document.querySelector('main h1')?.textContent === heading) return;
          look.disconnect();
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - clicked)));
        });
        look.observe(document, { subtree: true, childList: true, characterData: true });
        element.click();
      }),
  );
}
