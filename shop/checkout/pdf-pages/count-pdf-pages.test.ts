import { readFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { deflateSync } from 'node:zlib';
import { describe, expect, onTestFinished, test } from 'vitest';
import { countPdfPages } from './count-pdf-pages.ts';
import { countStoredPages } from './count-stored-pages.ts';
import { classicPdf, packedPdf, treeOf } from '../../testing/pdfs.ts';
import { PdfUnreadable } from './pdf-values.ts';

const count = (bytes: Uint8Array): number =>
  countPdfPages({ size: bytes.length, read: (at, length) => bytes.subarray(at, at + length) });

function outcomeOf(bytes: Uint8Array): string {
  try {
    return String(count(bytes));
  } catch (error) {
    return error instanceof PdfUnreadable ? 'unreadable' : String(error);
  }
}

function onDisk(bytes: Uint8Array): string {
  const folder = mkdtempSync(join(tmpdir(), 'notenfalz-pages-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const path = join(folder, 'score.pdf');
  writeFileSync(path, bytes);
  return path;
}

describe('the pages of a PDF are counted', () => {
  test.each([
    ['drei-lieder', 3],
    ['klavieruebung', 27],
    ['menuett-in-g', 2],
    ['partitur-quer', 2],
  ])('as LilyPond wrote it: %s', (name, pages) => {
    expect(count(readFileSync(`e2e/scores/${name}.pdf`))).toBe(pages);
  });

  test.each([
    ['one', [1], 1],
    ['none', [], 0],
    ['a flat tree', [300], 300],
    ['branches', [[2, 3], 4, [5]], 14],
  ] as const)('%s, whatever the tree says of itself, packed or not', (_, shape, pages) => {
    expect(count(classicPdf(treeOf(shape)))).toBe(pages);
    expect(count(packedPdf(treeOf(shape)))).toBe(pages);
  });

  test('with something in front of the header', () => {
    expect(count(Buffer.concat([Buffer.from('scanner says hello\n'), classicPdf(treeOf([5]))]))).toBe(5);
  });

  test('after an update that replaced the tree', () => {
    const before = classicPdf(treeOf([5]));
    const start = /startxref\n(\d+)/.exec(before.toString('latin1'))?.[1] ?? '';
    const object = '2 0 obj\n<< /Type /Pages /Kids [3 0 R 4 0 R] >>\nendobj\n';
    const entry = `${String(before.length).padStart(10, '0')} 00000 n \n`;
    const table = `xref\n2 1\n${entry}trailer\n<< /Size 9 /Root 1 0 R /Prev ${start} >>\n`;
    const end = `startxref\n${before.length + object.length}\n%%EOF\n`;
    expect(count(Buffer.concat([before, Buffer.from(object + table + end)]))).toBe(2);
  });

  test('when a page is named twice, once', () => {
    const objects = { ...treeOf([3]), 2: '<< /Type /Pages /Kids [3 0 R 3 0 R 2 0 R 4 0 R] >>' };
    expect(count(classicPdf(objects))).toBe(2);
  });
});

describe('what cannot be counted says so', () => {
  const good = classicPdf(treeOf([3]));
  test.each([
    ['nothing', Buffer.alloc(0)],
    ['no PDF', Buffer.from('PK')],
    ['a PDF cut off', good.subarray(0, good.length - 40)],
    ['no catalogue', classicPdf({ 3: '<< >>' })],
    ['values without end', classicPdf({ ...treeOf([1]), 2: '['.repeat(5000) })],
    ['a table of itself', Buffer.from('%PDF-1.4\nxref\n0 0\ntrailer\n<< /Prev 9 >>\nstartxref\n9\n%%EOF')],
    ['too many pages', classicPdf({ ...treeOf([1]), 2: `<< /Kids [${'<<>> '.repeat(20_001)}] >>` })],
  ])('%s', (_, bytes) => {
    expect(() => count(bytes)).toThrow(PdfUnreadable);
  });

  test('a small stream that unpacks to a gigabyte', () => {
    const bomb = deflateSync(Buffer.alloc(64 * 1024 * 1024));
    const head = `%PDF-1.5\n1 0 obj\n<< /Type /XRef /W [1 4 2] /Size 1 /Root 1 0 R /Filter /FlateDecode /Length ${bomb.length} >>\nstream\n`;
    const bytes = Buffer.concat([Buffer.from(head), bomb, Buffer.from('\nendstream\nendobj\nstartxref\n9\n%%EOF')]);
    expect(() => count(bytes)).toThrow(PdfUnreadable);
  });

  test('any damage of any byte is no other error', () => {
    for (const whole of [classicPdf(treeOf([2, [1, 1]])), packedPdf(treeOf([2, [1, 1]]))]) {
      for (let at = 0; at < whole.length; at += 1) {
        const bytes = Buffer.from(whole);
        bytes[at] = (bytes[at] ?? 0) ^ 0x15;
        expect(outcomeOf(bytes)).toMatch(/^(?:\d+|unreadable)$/);
      }
    }
  });
});

describe('files on disk are counted in a thread of their own', () => {
  test('each by itself', async () => {
    const paths = [onDisk(classicPdf(treeOf([7]))), onDisk(Buffer.from('nothing')), onDisk(packedPdf(treeOf([9])))];
    expect(await countStoredPages(paths)).toEqual([7, null, 9]);
  });

  test('and given up when it takes too long, while everything else goes on', async () => {
    await countStoredPages([]);
    const slow = `<< /Kids [${'['.repeat(35)}${']'.repeat(35)} ${'9 0 R '.repeat(90_000)}] >>`;
    const path = onDisk(classicPdf({ ...treeOf([1]), 2: slow }));
    let ticks = 0;
    const timer = setInterval(() => (ticks += 1), 1);
    expect(await countStoredPages([path, path], { patienceMs: 1 })).toEqual([null, null]);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(0);
  });

  test('a file that is gone is not counted', async () => {
    expect(await countStoredPages(['/nowhere/at-all.pdf'])).toEqual([null]);
  });
});
