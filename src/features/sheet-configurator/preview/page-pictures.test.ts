import { expect, test } from 'vitest';
import type { WantedPicture } from '../inspection/inspect-pdf.ts';
import { PagePictures, pictureWidthFor } from './page-pictures.ts';

type Picture = ImageBitmap & { closed: boolean };

/** An engine that draws on demand: `release` lets the drawing under way finish. */
function engine() {
  const drawn: string[] = [];
  const waiting: (() => void)[] = [];
  const pictures: Picture[] = [];
  const render = async (_file: Blob, { page, widthPx: width, withMarks }: WantedPicture): Promise<ImageBitmap> => {
    drawn.push(`${page}@${width}${withMarks ? ' marked' : ''}`);
    await new Promise<void>((resolve) => waiting.push(resolve));
    const picture: Picture = { width, height: width, closed: false, close: () => void (picture.closed = true) };
    pictures.push(picture);
    return picture;
  };
  const pause = () => new Promise((resolve) => setTimeout(resolve));
  const release = async () => {
    await pause();
    waiting.shift()?.();
    await pause();
  };
  return { drawn, pictures, release, pages: new PagePictures(new Blob(), render) };
}

const wanted = (page: number, widthPx: number, withMarks = false): WantedPicture => ({ page, widthPx, withMarks });

const never = new AbortController().signal;

test('what the reader looks at is drawn before small pictures', async () => {
  const { drawn, release, pages } = engine();
  const all = [pages.get(wanted(1, 400), never), pages.get(wanted(2, 400), never), pages.get(wanted(3, 1200), never)];
  for (let count = 0; count < 3; count += 1) await release();
  await Promise.all(all);
  expect(drawn).toEqual(['1@400', '3@1200', '2@400']);
});

test('a picture is drawn once', async () => {
  const { drawn, release, pages } = engine();
  const first = pages.get(wanted(1, 400), never);
  await release();
  expect(await pages.get(wanted(1, 400), never)).toBe(await first);
  expect(drawn).toHaveLength(1);
});

test('a small picture stands in until the large one is there', async () => {
  const { release, pages } = engine();
  expect(pages.peek(wanted(1, 1200))).toBeUndefined();
  const small = pages.get(wanted(1, 400), never);
  await release();
  expect(pages.peek(wanted(1, 1200))).toBe(await small);
  expect(pages.peek(wanted(1, 200))).toBeUndefined();
});

test('a page with what was written into it is another picture than without', async () => {
  const { drawn, release, pages } = engine();
  const plain = pages.get(wanted(1, 400), never);
  await release();
  await plain;
  expect(pages.peek(wanted(1, 400, true))).toBeUndefined();
  const marked = pages.get(wanted(1, 400, true), never);
  await release();
  expect(await marked).not.toBe(await plain);
  expect(drawn).toEqual(['1@400', '1@400 marked']);
});

test('a picture nobody waits for any more is not drawn', async () => {
  const { drawn, release, pages } = engine();
  const leave = new AbortController();
  const first = pages.get(wanted(1, 400), never);
  const second = pages.get(wanted(2, 400), leave.signal).catch((error: unknown) => error);
  leave.abort(new Error('left'));
  await release();
  await first;
  expect(await second).toEqual(new Error('left'));
  expect(drawn).toEqual(['1@400']);
});

test('memory is given back: the oldest pictures go first, all of them at the end', async () => {
  const { pictures, release, pages } = engine();
  for (let page = 1; page <= 8; page += 1) {
    const picture = pages.get(wanted(page, 1600), never);
    await release();
    await picture;
  }
  expect(pictures.map(({ closed }) => closed)).toEqual([true, true, false, false, false, false, false, false]);
  pages.close();
  expect(pictures.every(({ closed }) => closed)).toBe(true);
});

test('pages are drawn at twice the size they are shown, in steps', () => {
  expect([48, 290, 610, 1400].map(pictureWidthFor)).toEqual([400, 600, 1400, 1600]);
});
