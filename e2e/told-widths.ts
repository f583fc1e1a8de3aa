import type { Page } from '@playwright/test';

/** Phones, a tablet, a desk and a large screen; CSS pixels. */
const widths = [360, 412, 768, 1280, 2000];

/** How far what is told of a width may be off: files come in steps of two anyway. */
const tolerance = { least: 0.8, most: 1.4 };

/**
 * Pictures on show whose `sizes` tell browsers another width than they are drawn in: at these widths of the window, for what
 * browsers do not measure by themselves. Leaves the window as it was.
 * @returns a line for each, with what is drawn and what is told
 */
export async function wronglyTold(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  const wrong: string[] = [];
  for (const width of widths) {
    await page.setViewportSize({ width, height: 823 });
    for (const { file, drawn, told } of await toldWidths(page))
      if (told < tolerance.least * drawn || told > tolerance.most * drawn)
        wrong.push(`${file} at ${width}: ${Math.round(drawn)} drawn, ${Math.round(told)} told`);
  }
  if (before) await page.setViewportSize(before);
  return wrong;
}

interface ToldWidth {
  file: string;
  /** CSS pixels: of the whole picture, also where some of it is cut off. */
  drawn: number;
  /** CSS pixels. */
  told: number;
}

function toldWidths(page: Page): Promise<ToldWidth[]> {
  return page.evaluate(() => {
    const lengthOf = (length: string): number => {
      const probe = document.createElement('div');
      probe.style.inlineSize = length;
      probe.style.position = 'absolute';
      document.body.append(probe);
      const { width } = probe.getBoundingClientRect();
      probe.remove();
      return width;
    };
    const tellOf = (sizes: string): number => {
      // Commas outside of all brackets, of which lengths have two within each other.
      for (const part of sizes.split(/,\s*(?=[^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*$)/)) {
        const [, condition, length] = /^(\(.+?\)) (.+)$/.exec(part) ?? [];
        if (!condition || matchMedia(condition).matches) return lengthOf(length ?? part);
      }
      return 0;
    };
    return [...document.images]
      .filter(({ sizes, offsetWidth }) => offsetWidth > 0 && sizes !== '' && !sizes.startsWith('auto'))
      .map((image) => {
        const { objectFit, paddingInline } = getComputedStyle(image);
        const shape = Number(image.getAttribute('width')) / Number(image.getAttribute('height'));
        const acrossPlace = image.offsetWidth - 2 * (Number.parseFloat(paddingInline) || 0);
        const drawn = objectFit === 'cover' ? Math.max(acrossPlace, image.offsetHeight * shape) : acrossPlace;
        return { file: image.currentSrc.split('/').at(-1) ?? '', drawn, told: tellOf(image.sizes) };
      });
  });
}
