import { mkdtempSync, readFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { classicPdf, endlessPage, pageOfA4, byteObject } from '../../testing/pdfs.ts';
import type { PagePicture } from './draw-page.ts';
import type { PageOfFile } from './page-of-file.ts';
import { drawPagePicture } from './page-picture.ts';

const score = (name: string): string => `e2e/scores/${name}.pdf`;
const page = (more: Partial<PageOfFile> = {}): PageOfFile => ({
  page: 1,
  turn: 0,
  withMarks: false,
  inColour: false,
  ...more,
});

async function draw(path: string, more: Partial<PageOfFile> = {}): Promise<PagePicture> {
  const drawn = await drawPagePicture({ path, page: page(more) });
  if (drawn === null) throw new TypeError(`${path} was not drawn`);
  return drawn;
}

/** Its pixels by another reader of PNGs. */
async function pixelsOf({ content }: PagePicture) {
  const { data, info } = await sharp(content)
    .toColourspace('srgb')
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at = (x: number, y: number): number[] => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ];
  return { width: info.width, height: info.height, data, at };
}

/** The share of dark pixels. */
async function inkOf(picture: PagePicture): Promise<number> {
  const { data } = await pixelsOf(picture);
  return data.filter((value) => value < 128).length / data.length;
}

function onDisk(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'notenfalz-pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'score');
  writeFileSync(path, bytes);
  return path;
}

const isRed = ([red = 0, green = 0, blue = 0]: readonly number[]): boolean => red > 150 && green < 100 && blue < 100;
const hasRed = async (picture: PagePicture): Promise<boolean> => {
  const { width, height, at } = await pixelsOf(picture);
  return Array.from({ length: width * height }, (_, index) => at(index % width, Math.floor(index / width))).some(isRed);
};

describe('a page of a score is drawn', () => {
  test.each([
    ['drei-lieder', 163, 230],
    ['klavieruebung', 163, 230],
    ['menuett-in-g', 163, 230],
    ['partitur-quer', 200, 141],
  ])('as it was engraved, small and sharp: %s', async (name, width, height) => {
    const drawn = await draw(score(name));
    expect([drawn.width, drawn.height]).toEqual([width, height]);
    expect(drawn.content.length).toBeLessThan(40_000);
    const pixels = await pixelsOf(drawn);
    expect(Math.abs(pixels.width - 2 * width)).toBeLessThanOrEqual(1);
    expect(Math.abs(pixels.height - 2 * height)).toBeLessThanOrEqual(1);
    for (const corner of [pixels.at(0, 0), pixels.at(pixels.width - 1, pixels.height - 1)])
      expect(corner).toEqual([255, 255, 255]);
    const ink = await inkOf(drawn);
    expect(ink).toBeGreaterThan(0.01);
    expect(ink).toBeLessThan(0.4);
  });

  test('with lines as thin as they are printed', async () => {
    const { data } = await pixelsOf(await draw(onDisk(classicPdf(pageOfA4('0.1 w 0 400 m 595 400 l S')))));
    const darkest = data.reduce((least, value) => Math.min(least, value), 255);
    expect(darkest).toBeGreaterThan(128);
    expect(darkest).toBeLessThan(255);
  });

  test('the one that is asked for', async () => {
    const [first, second] = [await draw(score('menuett-in-g')), await draw(score('menuett-in-g'), { page: 2 })];
    expect(first.content).not.toEqual(second.content);
  });

  test('turned clockwise', async () => {
    const drawn = await draw(onDisk(classicPdf(pageOfA4('0 0 99 842 re f'))), { turn: 90 });
    expect([drawn.width, drawn.height]).toEqual([200, 141]);
    const { height, at } = await pixelsOf(drawn);
    expect([at(9, 2), at(9, height - 3)]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  // The left third is black but for a stripe at its left edge, the rest is white but for a small mark.
  const spread = classicPdf(pageOfA4('20 0 178 842 re f 500 400 20 20 re f'));
  test.each([
    ['left', 0, 'right'],
    ['left', 90, 'bottom'],
    ['left', 180, 'left'],
    ['left', 270, 'top'],
  ] as const)('the %s half of a double page turned by %i, black at its %s', async (side, turn, edge) => {
    const drawn = await draw(onDisk(spread), { turn, half: { side, cutPercent: 100 / 3 } });
    const { width, height, at } = await pixelsOf(drawn);
    const isLying = turn === 90 || turn === 270;
    const ratio = 198.3 / 842;
    expect(drawn.width / drawn.height).toBeCloseTo(isLying ? 1 / ratio : ratio, isLying ? 0 : 1);
    const edges = {
      left: at(2, height >> 1),
      right: at(width - 3, height >> 1),
      top: at(width >> 1, 2),
      bottom: at(width >> 1, height - 3),
    };
    const opposite = { left: 'right', right: 'left', top: 'bottom', bottom: 'top' } as const;
    expect([edges[edge], edges[opposite[edge]]]).toEqual([
      [0, 0, 0],
      [255, 255, 255],
    ]);
  });

  test('the right half shows what is right of the cut', async () => {
    const drawn = await draw(onDisk(spread), { half: { side: 'right', cutPercent: 100 / 3 } });
    const ink = await inkOf(drawn);
    expect(ink).toBeGreaterThan(0);
    expect(ink).toBeLessThan(0.01);
  });

  test('with what was written over it, in its colour, only where that is printed', async () => {
    const marked = (more: Partial<PageOfFile>) => draw(score('eintragungen'), more).then(hasRed);
    expect(await marked({ withMarks: true, inColour: true })).toBe(true);
    expect(await marked({ withMarks: true })).toBe(false);
    expect(await marked({ inColour: true })).toBe(false);
  });

  test.each([true, false])('a grainy scan in few bytes, in colour: %s', async (inColour) => {
    let state = 1;
    const grain = Buffer.alloc(900 * 1270 * 3).map(() => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state >>> 24;
    });
    const image = '/Type /XObject /Subtype /Image /Width 900 /Height 1270 /BitsPerComponent 8 /Filter /FlateDecode';
    const scan = byteObject(`${image} /ColorSpace /DeviceRGB`, deflateSync(grain).toString('latin1'));
    const path = onDisk(classicPdf(pageOfA4('595 0 0 842 0 0 cm /I Do', '/XObject << /I 5 0 R >>', { 5: scan })));
    const drawn = await draw(path, { inColour });
    expect(drawn.content.length).toBeLessThan(40_000);
    expect([drawn.width, drawn.height]).toEqual([163, 230]);
    expect((await pixelsOf(drawn)).width).toBeLessThan(2 * 163 - 1);
  });
});

describe('there is no picture', () => {
  const whole = readFileSync(score('menuett-in-g'));
  const key = '/Encrypt << /Filter /Standard /V 1 /R 2 /P -4 /O <00> /U <00> >> /ID [<00> <00>]';
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['what is no PDF', Buffer.from('\x89PNG\r\n\x1a\n')],
    ['a file that was cut off', whole.subarray(0, whole.length >> 1)],
    ['a file with a password', classicPdf(pageOfA4('9 9 99 99 re f'), key)],
    ['an empty page', classicPdf(pageOfA4(''))],
  ])('of %s', async (_, bytes) => {
    expect(await drawPagePicture({ path: onDisk(bytes), page: page() })).toBeNull();
  });

  test('of a page the file does not have', async () => {
    expect(await drawPagePicture({ path: score('menuett-in-g'), page: page({ page: 3 }) })).toBeNull();
  });

  test('of a file that is larger than a printable one', async () => {
    const path = onDisk(whole);
    truncateSync(path, 97 * 1024 * 1024);
    expect(await drawPagePicture({ path, page: page() })).toBeNull();
  });

  test('when there is no time for it', async () => {
    expect(await drawPagePicture({ path: score('menuett-in-g'), page: page() }, { mayDraw: () => false })).toBeNull();
  });

  test.each([
    ['a file that is gone', '/nowhere/at-all.pdf', ''],
    ['a page that takes all memory', undefined, 'abort'],
  ])('of %s, which costs its thread and no other page anything', async (_, gone, reason) => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const path = gone ?? onDisk(classicPdf(endlessPage()));
    const [none, other] = await Promise.all([
      drawPagePicture({ path, page: page() }, { patienceMs: 60_000 }),
      draw(score('menuett-in-g')),
    ]);
    expect(none).toBeNull();
    expect(await inkOf(other)).toBeGreaterThan(0.01);
    expect(log).toHaveBeenCalledExactlyOnceWith(expect.any(String), expect.any(Error));
    expect(String(log.mock.calls[0]?.[1])).toContain(reason);
  });

  test('of a page without end, which is given up while everything else goes on', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue();
    onTestFinished(() => log.mockRestore());
    const black = deflateSync(Buffer.alloc(16_000 * 16_000)).toString('latin1');
    const image = '/Type /XObject /Subtype /Image /Width 16000 /Height 16000 /BitsPerComponent 8 /Filter /FlateDecode';
    const images = Array.from({ length: 20 }, (_, index): [number, string] => [
      index + 5,
      byteObject(`${image} /ColorSpace /DeviceGray`, black),
    ]);
    const names = images.map(([number]) => `/I${number} ${number} 0 R`).join(' ');
    const content = images.map(([number]) => `q 595 0 0 842 0 0 cm /I${number} Do Q`).join(' ');
    const path = onDisk(classicPdf(pageOfA4(content, `/XObject << ${names} >>`, Object.fromEntries(images))));
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    expect(await drawPagePicture({ path, page: page() }, { patienceMs: 300 })).toBeNull();
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
    expect(String(log.mock.calls[0]?.[1])).toContain('CallTooLong');
  });
});
