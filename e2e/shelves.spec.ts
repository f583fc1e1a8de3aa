import type { Page } from '@playwright/test';
import { expect, test } from './running-shop/shop-test.ts';
import { wronglyTold } from './told-widths.ts';

// What a worker stores for later visits changes nothing of what is looked for here.
test.use({ serviceWorkers: 'block' });

test('on a wide screen a shelf stands in five columns, and its last row has no holes', async ({ page }) => {
  await page.setViewportSize({ width: 2000, height: 1200 });
  for (const path of ['/Noten/', '/Noten/?p=2', '/Noten/Klavier/', '/search?search=Bach']) {
    await page.goto(path);
    const { columns, gaps } = await shelfOf(page);
    expect(columns, path).toBe(5);
    expect(gaps, path).toEqual([]);
  }
});

/** How many columns the products of a listing stand in, and which rows end before the edge or have room between their cells. */
function shelfOf(page: Page): Promise<{ columns: number; gaps: string[] }> {
  return page
    .getByRole('main')
    .locator('li:has(h3)')
    .first()
    .evaluate((cell) => {
      const grid = cell.parentElement;
      if (!grid) throw new Error('The products are in no list.');
      const columns = getComputedStyle(grid).gridTemplateColumns.split(' ').length;
      const gap = Number.parseFloat(getComputedStyle(grid).columnGap);
      const edge = grid.getBoundingClientRect();
      const cells = [...grid.children].map((one) => one.getBoundingClientRect()).filter(({ width }) => width > 0);
      const rows = Map.groupBy(cells, ({ top }) => Math.round(top));
      const gaps = [...rows].flatMap(([top, row]) => {
        const filled = row.reduce((sum, { width }) => sum + width, 0) + gap * (row.length - 1);
        return Math.abs(filled - edge.width) > 2 ? [`row at ${top}: ${filled} of ${edge.width}`] : [];
      });
      return { columns, gaps };
    });
}

const products = [
  { path: '/Erik-Satie-Trois-Gymnopedies/NF-1011', composer: 'Erik Satie', variants: 'Format' },
  {
    path: '/Johann-Sebastian-Bach-Zweistimmige-Inventionen-BWV-772-786/NF-1001',
    composer: 'Johann Sebastian Bach',
    variants: 'Bindung',
  },
];

for (const viewport of [
  { width: 1280, height: 720 },
  { width: 360, height: 740 },
])
  test(`the first screen of a product says what it is and costs, and sells it: ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    for (const { path, composer, variants } of products) {
      await page.goto(path);
      const main = page.getByRole('main');
      const name = main.getByRole('heading', { level: 1 });
      const lines = await name.evaluate((heading) => {
        const range = document.createRange();
        range.selectNodeContents(heading);
        return new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size;
      });
      expect(lines, path).toBeLessThanOrEqual(2);
      for (const [what, part] of Object.entries({
        composer: main.getByText(composer, { exact: true }).first(),
        name,
        price: main.getByText(/\d,\d\d\s€/).first(),
        variants: main.getByRole('list', { name: new RegExp(`^${variants}: `) }),
        cart: main.getByRole('button', { name: 'In den Warenkorb' }),
      })) {
        await expect(part, `${path}: ${what}`).toBeVisible();
        const { y = -1, height = 0 } = (await part.boundingBox()) ?? {};
        expect(y, `${path}: ${what}`).toBeGreaterThanOrEqual(0);
        expect(y + height, `${path}: ${what}`).toBeLessThanOrEqual(viewport.height);
      }
    }
  });

test('what stands in an empty field can be read in both themes', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const path of ['/', '/Noten/']) {
      await page.goto(path);
      const contrasts = await placeholderContrasts(page);
      expect(contrasts.length, path).toBeGreaterThan(0);
      for (const { text, contrast } of contrasts)
        expect(contrast, `“${text}” on ${path}, ${colorScheme}`).toBeGreaterThanOrEqual(4.5);
    }
  }
});

/** What the browser paints placeholders with, and what lies behind them. */
function placeholderContrasts(page: Page): Promise<{ text: string; contrast: number }[]> {
  return page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (!canvas) throw new Error('The browser draws nothing.');
    const behind = (element: Element | null): string[] =>
      element ? [...behind(element.parentElement), getComputedStyle(element).backgroundColor] : ['#fff'];
    const luminance = (layers: readonly string[]): number => {
      for (const layer of layers) {
        canvas.fillStyle = layer;
        canvas.fillRect(0, 0, 1, 1);
      }
      const [red = 0, green = 0, blue = 0] = [...canvas.getImageData(0, 0, 1, 1).data].map((byte) => {
        const part = byte / 255;
        return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const fields = [...document.querySelectorAll<HTMLInputElement>('input[placeholder], textarea[placeholder]')];
    return fields
      .filter((field) => field.checkVisibility() && field.placeholder.trim() !== '')
      .map((field) => {
        const { color, opacity } = getComputedStyle(field, '::placeholder');
        const ground = behind(field);
        const ink = `color-mix(in srgb, ${color} ${Number(opacity) * 100}%, transparent)`;
        const [bright = 0, dim = 0] = [luminance(ground), luminance([...ground, ink])].toSorted((a, b) => b - a);
        return { text: field.placeholder, contrast: (bright + 0.05) / (dim + 0.05) };
      });
  });
}

test('pages are brought before a click, but not for who saves data nor over a slow connection', async ({
  browser,
  baseURL,
}) => {
  for (const told of [
    { saveData: true, effectiveType: '4g' },
    { saveData: false, effectiveType: '2g' },
  ]) {
    const context = await browser.newContext({ baseURL: baseURL ?? '', serviceWorkers: 'block' });
    const page = await context.newPage();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().endsWith('/_payload.json')) asked.push(new URL(request.url()).pathname);
    });
    await tellConnection(page, {});
    await page.goto('/');
    const menu = page.getByRole('navigation', { name: 'Hauptmenü' });
    // Links are prepared once the page has time for it: until then nobody notes that a pointer rests on them.
    await expect
      .poll(async () => {
        await page.mouse.move(0, 0);
        await menu.getByRole('link', { name: 'Noten', exact: true }).hover();
        return asked;
      })
      .toContain('/Noten/_payload.json');

    await tellConnection(page, told);
    const before = [...asked];
    await menu.getByRole('link', { name: 'Noten drucken', exact: true }).hover();
    // The menu opens under a pointer that rests: by then a page would have been asked for.
    await expect(menu.getByRole('button', { name: 'Mehr unter „Noten drucken“' })).toHaveAttribute(
      'aria-expanded',
      'true',
    );
    const samples = menu.getByRole('link', { name: 'Muster', exact: true });
    await samples.focus();
    await threeIdleTurns(page);
    expect(asked, JSON.stringify(told)).toEqual(before);

    await tellConnection(page, {});
    await samples.blur();
    await samples.focus();
    await expect.poll(() => asked).toContain('/Muster/_payload.json');
    await context.close();
  }
});

/** What the browser says of its connection, on the page that is open and on those that come. */
async function tellConnection(page: Page, connection: object): Promise<void> {
  const tell = (told: object): void =>
    void Object.defineProperty(navigator, 'connection', { value: told, configurable: true });
  await page.addInitScript(tell, connection);
  await page.evaluate(tell, connection);
}

const threeIdleTurns = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (let turn = 0; turn < 3; turn += 1) await new Promise((resolve) => requestIdleCallback(resolve));
  });

test('“Beliebt” stands beside articles that it sets apart from most of their shelf', async ({ page }) => {
  for (const path of ['/', '/Noten/', '/Zubehoer/', '/search?search=Klavier']) {
    await page.goto(path);
    const shelves = await page
      .getByRole('main')
      .getByRole('list')
      .filter({ has: page.locator('article') })
      .all();
    expect(shelves.length, path).toBeGreaterThan(0);
    for (const shelf of shelves) {
      const articles = shelf.getByRole('article');
      const popular = articles.filter({ hasText: 'Beliebt' });
      expect(await popular.count(), path).toBeLessThanOrEqual((await articles.count()) / 2);
    }
  }
  await expect(page.getByRole('article').filter({ hasText: 'Beliebt' }).first()).toBeVisible();
});

test('no empty stretch stands between the parts of a page', async ({ page }) => {
  for (const path of ['/', '/Noten/', '/Zubehoer/', '/spiralbindung']) {
    await page.goto(path);
    const blocks = page.getByRole('main').locator('[data-block]');
    expect(await blocks.count(), path).toBeGreaterThan(0);
    const empty = await blocks.evaluateAll((all) =>
      all
        .filter((block) => block.getBoundingClientRect().height > 0 && !block.querySelector('img, svg, input, video'))
        .flatMap((block) => (block.textContent.trim() === '' ? [block.getAttribute('data-block')] : [])),
    );
    expect(empty, path).toEqual([]);
  }
});

test('pictures of content pages, and of a listing beside a column, are told as wide as they are drawn', async ({
  page,
}) => {
  for (const path of ['/Zubehoer/', '/spiralbindung', '/klammerheftung', '/good-to-know']) {
    await page.goto(path);
    expect(await wronglyTold(page), path).toEqual([]);
  }
});

test('a long text takes the width of a desk: headings stand beside what they are of, in lines of 75 letters at most', async ({
  page,
}) => {
  await page.goto('/agb');
  const sections = await page.locator("[data-block='text'] h2").evaluateAll((headings) =>
    headings.map((heading) => {
      const text = heading.nextElementSibling ?? heading;
      const lines = text.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(text).lineHeight);
      const isBeside = heading.getBoundingClientRect().right <= text.getBoundingClientRect().left;
      return { heading: heading.textContent, isBeside, isShort: text.textContent.length / Math.round(lines) <= 75 };
    }),
  );
  expect(sections.length).toBeGreaterThan(3);
  expect(sections.filter(({ isBeside, isShort }) => !isBeside || !isShort)).toEqual([]);
});

test.describe('without scripts, which would miss what is taken out of the page', () => {
  test.use({ javaScriptEnabled: false });

  test('a text with one heading or none takes the width of a desk as well, in lines of 75 letters at most', async ({
    page,
  }) => {
    for (const width of [1280, 2000])
      for (const heading of ['one heading', 'no heading'] as const) {
        await page.setViewportSize({ width, height: 800 });
        await page.goto('/agb');
        const { unused, longest } = await measureText(page, heading === 'one heading' ? 'h2 ~ h2' : 'h2');
        expect(unused, `${heading} at ${width} px`).toBeLessThan(0.1);
        expect(longest, `${heading} at ${width} px`).toBeLessThanOrEqual(75);
      }
  });
});

/**
 * How much of its width a page with a long text leaves empty once some of its headings are gone, as a share of it, and how many
 * letters the longest lines of its paragraphs have on average.
 */
function measureText(page: Page, without: string): Promise<{ unused: number; longest: number }> {
  return page.locator("[data-block='text'] div:has(> h2)").evaluate((text, gone) => {
    for (const heading of text.querySelectorAll(gone)) heading.remove();
    const whole = (text.closest('[data-block]') ?? text).getBoundingClientRect();
    const parts = [...text.children].map((part) => ({ part, box: part.getBoundingClientRect() }));
    const begin = Math.min(...parts.map(({ box }) => box.left));
    const end = Math.max(...parts.map(({ box }) => box.right));
    const letters = parts
      .filter(({ part }) => part.localName === 'p')
      .map(({ part, box }) => {
        const lines = box.height / Number.parseFloat(getComputedStyle(part).lineHeight);
        return part.textContent.length / Math.round(lines);
      });
    return { unused: 1 - (end - begin) / whole.width, longest: Math.max(...letters) };
  }, without);
}

const carts = [
  {
    prefix: '',
    add: 'In den Warenkorb',
    germany: 'Deutschland',
    free: /bis zum kostenlosen Versand$/,
    way: 'Zur Kasse',
  },
  { prefix: '/en-GB', add: 'Add to cart', germany: 'Germany', free: /more for free delivery$/, way: 'Go to checkout' },
  { prefix: '/pl-PL', add: 'Do koszyka', germany: 'Niemcy', free: /^Do darmowej wysyłki/, way: 'Przejdź do kasy' },
];

test('at a low desk the way to the checkout is whole on the first screen, with one article or two, and nothing beside them is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const { prefix, add, germany, free, way } of carts) {
    await page.context().clearCookies();
    // Of different tax rates: each has a line of its own.
    for (const number of ['SB-BLEISTIFTE', 'NF-1001']) {
      await page.goto(`${prefix}/search?search=${number}`);
      await page.getByRole('main').getByRole('heading', { level: 3 }).getByRole('link').first().click();
      await page.getByRole('main').getByRole('button', { name: add, exact: true }).click();
      await expect(page.getByRole('dialog').getByRole('link', { name: way })).toBeVisible();
      await page.goto(`${prefix}/checkout/cart`);
      const beside = page.getByRole('main').getByRole('complementary');
      await beside.getByRole('combobox').selectOption({ label: germany });
      await expect(beside.getByText(free)).toBeVisible();
      const { y = 0, height = 800 } = (await beside.getByRole('link', { name: way }).boundingBox()) ?? {};
      expect.soft(y + height, `${way} with ${number}`).toBeLessThan(800);
      const cutOff = await beside.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect.soft(cutOff, `beside the cart in ${prefix} with ${number}`).toBe(0);
    }
  }
});
