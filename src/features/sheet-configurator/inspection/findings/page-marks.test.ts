import { readFile } from 'node:fs/promises';
// The builds for browsers need a canvas; this one reads in Node, too.
import 'pdfjs-dist/legacy/build/pdf.worker.mjs';
import { AnnotationMode, getDocument, OPS } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { setMarksAside } from './page-marks.ts';
import { turnToUpright } from './text-direction.ts';

type Document = Awaited<ReturnType<typeof getDocument>['promise']>;
let score: Document;
beforeAll(async () => {
  const data = new Uint8Array(await readFile(new URL('../../../../../e2e/scores/eintragungen.pdf', import.meta.url)));
  score = await getDocument({ data, verbosity: 0 }).promise;
});
afterAll(() => score.loadingTask.destroy());

/** How many annotations are drawn on a page. */
async function drawn(number: number, annotationMode: number) {
  const page = await score.getPage(number);
  const { fnArray } = await page.getOperatorList({ annotationMode });
  return fnArray.filter((operator) => operator === OPS.beginAnnotation).length;
}

test.for([
  [1, 2],
  [2, 0],
  [3, 1],
])('page %i has %i marks; links and form fields are none', async ([number = 0, marks]) => {
  expect(await setMarksAside(await score.getPage(number), score)).toBe(marks);
});

test('without its marks a page keeps what stands in its form fields', async () => {
  await setMarksAside(await score.getPage(1), score);
  expect(await drawn(1, AnnotationMode.ENABLE)).toBe(3);
  expect(await drawn(1, AnnotationMode.ENABLE_STORAGE)).toBe(1);
});

test('pages a scanner turned are found to need a turn back, each its own', async () => {
  const turns = [2, 4, 5].map(async (number) => {
    const page = await score.getPage(number);
    const { items } = await page.getTextContent();
    return turnToUpright(
      items.flatMap((item) => ('str' in item ? [item] : [])),
      page.rotate,
    );
  });
  expect(await Promise.all(turns)).toEqual([0, 270, 90]);
});
