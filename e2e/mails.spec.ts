import type { Page } from '@playwright/test';
import { defaultShopConfig } from '#shop/base/shop-config.ts';
import { answerSamples } from '../tools/mail-samples/answer-samples.ts';
import { accessibilityViolations } from './accessibility-violations.ts';
import { expect, test } from './running-shop/shop-test.ts';

test.use({ serviceWorkers: 'block' });

/** A phone and a desk, in CSS pixels. */
const widths = [360, 1280];

/** Those of the mail program: a mail is what is read in it. */
const landmarks = ['landmark-one-main', 'region'];

test('every mail fits a phone and a desk, can be read by day and by night, and leads to pages there are', async ({
  page,
  request,
  shop,
}) => {
  const mails = await mailSamples(shop.origin);
  expect(mails.size).toBeGreaterThan(50);
  await page.setContent(oneBelowTheOther(mails));
  const scores = page.getByRole('img', { name: /^(?:Erste Seite von|First page of|Pierwsza strona)/ });
  // Two jobs in two orders, one in the third, in every language.
  await expect(scores).toHaveCount(15);
  for (const score of await scores.all()) await expect(score).toHaveJSProperty('complete', true);
  expect(await scores.evaluateAll(sharpness)).toEqual(Array.from({ length: 15 }, () => 2));
  for (const width of widths) {
    await page.setViewportSize({ width, height: 800 });
    expect(await collisions(page), `at ${width} px`).toEqual([]);
  }

  // Colours do not depend on the language.
  await page.setContent(oneBelowTheOther(new Map([...mails].filter(([path]) => path.endsWith('/de-DE')))));
  await page.setViewportSize({ width: 360, height: 800 });
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    expect(await accessibilityViolations(page, { leftOut: landmarks }), colorScheme).toEqual([]);
  }

  const links = new Set([...mails.values()].flatMap((mail) => hrefs(mail)));
  expect(links.size).toBeGreaterThan(20);
  for (const link of links) {
    expect(link).toMatch(new RegExp(`^${shop.origin}/`));
    expect.soft((await request.get(link)).status(), link).toBe(200);
  }
});

/** Pixels of pictures for each of the page. */
const sharpness = (pictures: (HTMLElement | SVGElement)[]): number[] =>
  pictures.map((picture) =>
    picture instanceof HTMLImageElement ? Math.round(picture.naturalWidth / picture.width) : 0,
  );

const hrefs = (text: string): string[] =>
  [...text.matchAll(/href="([^"]*)"/g)].map(([, address = '']) => address.replaceAll('&amp;', '&'));

/** Every mail the shop writes, in every language, as the development server shows it: its path with its document. */
async function mailSamples(origin: string): Promise<Map<string, string>> {
  const ask = async (path: string): Promise<string> =>
    (await (await answerSamples(new Request(`${origin}${path}`), defaultShopConfig, origin))?.text()) ?? '';
  const paths = hrefs(await ask('/mail-samples')).filter((path) => !path.endsWith('/text'));
  return new Map(await Promise.all(paths.map(async (path) => [path, await ask(path)] as const)));
}

/** All mails in one document, which is opened much sooner than one for each: the head is the same but for the title. */
function oneBelowTheOther(mails: ReadonlyMap<string, string>): string {
  const [head = ''] = [...mails.values()].map((mail) => mail.split(/<body[^>]*>/)[0]);
  const bodies = [...mails].map(
    ([path, mail]) => `<section id="${path}">${mail.split(/<\/?body[^>]*>/)[1] ?? ''}</section>`,
  );
  return `${head}<body style="margin:0">${bodies.join('')}</body></html>`;
}

/** What is wider than the screen, and texts and pictures that lie upon each other; a line for each. */
function collisions(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const screen = document.documentElement.clientWidth;
    const isApart = (one: DOMRect, other: DOMRect): boolean =>
      Math.min(one.right, other.right) - Math.max(one.left, other.left) <= 1 ||
      Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) <= 1;
    const boxesOf = (mail: Element): { name: string; box: DOMRect }[] => {
      const boxes = [...mail.querySelectorAll('img')].map((one) => ({
        name: 'picture',
        box: one.getBoundingClientRect(),
      }));
      const texts = document.createTreeWalker(mail, NodeFilter.SHOW_TEXT);
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        const name = (text.nodeValue ?? '').trim().slice(0, 40);
        for (const box of range.getClientRects()) boxes.push({ name, box });
      }
      return boxes.filter(({ box }) => box.width > 0);
    };
    return [...document.querySelectorAll('section')].flatMap((mail) => {
      const boxes = boxesOf(mail);
      const wide = boxes.filter(({ box }) => box.left < 0 || box.right > screen).map(({ name }) => `${name} beyond`);
      const upon = boxes.flatMap(({ name, box }, index) =>
        boxes.slice(index + 1).flatMap((other) => (isApart(box, other.box) ? [] : [`${name} upon ${other.name}`])),
      );
      const faults = [...(mail.scrollWidth > screen ? ['wider than the screen'] : []), ...wide, ...upon];
      return (boxes.length > 0 ? faults : ['nothing to see']).map((fault) => `${mail.id}: ${fault}`);
    });
  });
}
