import type { Page } from '@playwright/test';

/** A screen, and how large somebody has letters on it. */
export interface Reading {
  /** CSS pixels. */
  readonly width: number;
  /** Of the usual size; a browser can be told so for all pages. */
  readonly percent: number;
  /** Whether only the letters grow and the layout stays that of the screen, as where a browser zooms text alone. */
  readonly lettersAlone?: boolean;
}

/** The one that leaves words the least room. */
export const narrowestReading: Reading = { width: 320, percent: 140, lettersAlone: true };

/** What has to be readable without scrolling in two directions (WCAG 1.4.10) and with larger letters (WCAG 1.4.4). */
export const readings: readonly Reading[] = [
  { width: 320, percent: 100 },
  narrowestReading,
  { width: 640, percent: 200, lettersAlone: true },
  { width: 1280, percent: 200 },
];

/** Usual size of letters in browsers, CSS pixels. */
const usualSize = 16;

/**
 * What somebody does not get to read who looks at the page like this: what makes it wider than the screen, and text that its box or
 * the edge of the screen cuts off. Text that ends in an ellipsis, and what may be scrolled by itself, counts as readable. Leaves the
 * page as it was.
 * @returns a line for each element
 */
export async function lostText(page: Page, { width, percent, lettersAlone = false }: Reading): Promise<string[]> {
  const before = page.viewportSize();
  await page.setViewportSize({ width, height: 800 });
  const size = (usualSize * percent) / 100;
  const browser = await page.context().newCDPSession(page);
  if (lettersAlone) await setRootSize(page, `${percent}%`);
  else await browser.send('Page.setFontSizes', { fontSizes: { standard: size } });
  const [shown, lost] = await page.evaluate(findLostText, size);
  if (lettersAlone) await setRootSize(page, '');
  else await browser.send('Page.setFontSizes', { fontSizes: { standard: usualSize } });
  await browser.detach();
  if (before) await page.setViewportSize(before);
  return shown === `${width} px, ${size} px` ? lost : [`The page was shown with ${shown}.`];
}

function setRootSize(page: Page, size: string): Promise<void> {
  return page.evaluate((fontSize) => void (document.documentElement.style.fontSize = fontSize), size);
}

/** An element as far as it decides what of its text is seen. */
interface Box {
  readonly edge: DOMRect;
  readonly above: Element | null;
  readonly isMeantUnseen: boolean;
  readonly isScrolled: boolean;
  readonly isFixed: boolean;
  readonly overflowX: string;
  readonly overflowY: string;
}

/** Runs in the page. */
async function findLostText(size: number): Promise<[shown: string, lost: string[]]> {
  const rootSize = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize);
  // A busy browser may leave frames out of a page that nothing moves on; what is measured below does not wait for one.
  const frame = (): Promise<unknown> =>
    new Promise((resolve) => {
      requestAnimationFrame(resolve);
      setTimeout(resolve, 100);
    });
  // The layout is all style sheets', but letters grow in a transition of one frame, and a browser may tell a page of them later.
  for (let left = 600; left > 0 && rootSize() !== size; left -= 1) await frame();
  await frame();
  const tolerance = 2;
  const screen = document.documentElement.clientWidth;
  const lost = new Set<string>();
  const note = (what: string, element: Element, text: string | null): void => {
    const name = `${element.nodeName.toLowerCase()}.${element.getAttribute('class') ?? ''}`;
    lost.add(`${what}: ${name} "${(text ?? '').trim().slice(0, 40)}"`);
  };
  const boxes = new Map<Element, Box>();
  const boxOf = (element: Element): Box => {
    const known = boxes.get(element);
    if (known) return known;
    const { clipPath, textOverflow, visibility, overflowX, overflowY, webkitLineClamp, position } =
      getComputedStyle(element);
    const isHidden = clipPath !== 'none' || visibility === 'hidden' || element.matches('[inert], noscript');
    const box = {
      edge: element.getBoundingClientRect(),
      above: element.parentElement,
      isMeantUnseen: isHidden || textOverflow === 'ellipsis',
      isScrolled: /auto|scroll/.test(overflowX) || webkitLineClamp !== 'none',
      isFixed: position === 'fixed',
      overflowX,
      overflowY,
    };
    boxes.set(element, box);
    return box;
  };
  const around = function* (element: Element): Generator<Box> {
    for (let one: Element | null = element; one; one = boxOf(one).above) yield boxOf(one);
  };
  const clips = /hidden|clip/;
  const isCutBy = ({ edge, overflowX, overflowY }: Box, { left, right, top, bottom }: DOMRect): boolean => {
    const isCutAcross = clips.test(overflowX) && (left < edge.left - tolerance || right > edge.right + tolerance);
    return isCutAcross || (clips.test(overflowY) && (top < edge.top - tolerance || bottom > edge.bottom + tolerance));
  };
  const judge = (text: Text, element: Element): void => {
    const range = document.createRange();
    range.selectNodeContents(text);
    const place = range.getBoundingClientRect();
    if (place.width === 0 || [...around(element)].some(({ isMeantUnseen }) => isMeantUnseen)) return;
    for (const box of around(element)) {
      if (box.isScrolled) return;
      if (isCutBy(box, place)) return note('cut off', element, text.nodeValue);
      if (box.isFixed) break;
    }
    if (place.left < -tolerance || place.right > screen + tolerance) note('beyond the screen', element, text.nodeValue);
  };
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text instanceof Text && text.parentElement && text.data.trim() !== '') judge(text, text.parentElement);
  if (document.documentElement.scrollWidth > screen)
    for (const element of document.querySelectorAll('body *'))
      if (
        boxOf(element).edge.right > screen + tolerance &&
        ![...around(element)].slice(1).some(({ overflowX }) => overflowX !== 'visible')
      )
        note(`${Math.round(element.getBoundingClientRect().right)} px wide`, element, element.textContent);
  return [`${innerWidth} px, ${rootSize()} px`, [...lost].slice(0, 8)];
}
