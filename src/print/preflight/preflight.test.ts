import { describe, expect, test } from 'vitest';
import { inspectedPage } from '#testing/print/inspected-page.ts';
import { filePages, printRow } from '#testing/print/print-rows.ts';
import type { Finding, Fix } from './finding.ts';
import { failureFinding } from './file-findings.ts';
import type { InspectedPage } from '../pages/inspected-file.ts';
import { chooseMarks, scalePages, splitPage, turnPage } from '../pages/page-edits.ts';
import { placePages } from '../pages/placed-page.ts';
import type { PrintRow } from '../spec/print-job.ts';
import { openFindings, preflightRow } from './preflight.ts';

/** Findings of a row whose file has the given odd pages (from 1) among fine ones. */
function findings(row: PrintRow, odd: Readonly<Record<number, Partial<InspectedPage>>> = {}) {
  const pages = Array.from({ length: 200 }, (_, index) => inspectedPage(odd[index + 1]));
  return preflightRow(row, new Map([['score', { pages, encrypted: false }]]));
}
const filesWith = (odd: Readonly<Record<number, Partial<InspectedPage>>>) =>
  new Map([['score', { pages: Array.from({ length: 9 }, (_, at) => inspectedPage(odd[at + 1])), encrypted: false }]]);
function applyScale(row: PrintRow, fix: Fix | undefined) {
  if (fix?.action !== 'scale-pages') throw new Error('Nothing to scale');
  return { ...row, pages: printRow(scalePages(row.pages, fix.pages, fix.percent)).pages };
}
const by = (page: number, degrees: number) => ({ page, by: degrees });
const keyed = (all: readonly Finding[]) => all.map((each) => ({ key: each.id, finding: each }));
const finding = (id: string, ...given: Parameters<typeof findings>) =>
  findings(...given).find((each) => each.id === id);

describe('preflight', () => {
  test('a clean A4 part has no findings', () => {
    expect(findings(printRow(24))).toEqual([]);
  });

  test('118 pages cannot be stapled; coil, thinner paper and two booklets are offered where they help', () => {
    expect(finding('PF-05', printRow(118, { binding: 'stapled' }))).toEqual({
      id: 'PF-05',
      level: 'block',
      params: { pages: 118, binding: 'stapled', limit: { code: 'staple-too-many-pages', maxPages: 64, grammage: 90 } },
      fixes: [
        { action: 'change-spec', spec: { binding: 'coil' } },
        { action: 'split-volumes', beforePage: 60 },
      ],
    });
    expect(finding('PF-05', printRow(68, { binding: 'stapled' }))?.fixes[0]).toEqual({
      action: 'change-spec',
      spec: { paper: '80w' },
    });
  });

  test('a book too thick for 38 mm is offered in two volumes', () => {
    expect(finding('PF-05', printRow(700, { binding: 'coil' }))?.fixes).toEqual([
      { action: 'split-volumes', beforePage: 351 },
    ]);
  });

  test('pages of another size are named, a millimetre more or less is not', () => {
    const odd = { 2: { widthMm: 148, heightMm: 210 }, 3: { widthMm: 211.5, heightMm: 296 } };
    expect(finding('PF-06', printRow(4), odd)?.params).toEqual({ pages: [2] });
  });

  test('a page that lies across can be turned, and then fits', () => {
    const odd = { 2: { widthMm: 297, heightMm: 210 } };
    expect(finding('PF-07', printRow(4), odd)?.params).toEqual({ pages: [2], problem: 'across' });
    expect(finding('PF-06', printRow(4), odd)).toBeUndefined();
    expect(findings(printRow(turnPage(filePages(4), 1)), odd)).toEqual([]);
  });

  test('each page is turned so that its text stands upright, or all of them the other way round', () => {
    const lying = { widthMm: 297, heightMm: 210 };
    const odd = { 2: { ...lying, rotation: 90, upright: 270 }, 3: { ...lying, rotation: 270, upright: 90 } } as const;
    expect(finding('PF-07', printRow(4), odd)?.fixes).toEqual([
      { action: 'turn-pages', turns: [by(2, 270), by(3, 90)], way: 'proposed' },
      { action: 'turn-pages', turns: [by(2, 90), by(3, 270)], way: 'other' },
    ]);
    const turned = printRow(turnPage(turnPage(filePages(4), 1, 270), 2, 90));
    expect(findings(turned, odd)).toEqual([]);
  });

  test('without text a page is turned against its own rotation; music that is wide gets its head to the left', () => {
    const lying = { widthMm: 297, heightMm: 210, upright: null };
    const odd = { 1: { ...lying, rotation: 90 }, 2: { ...lying, rotation: 270 }, 3: { ...lying, upright: 0 } } as const;
    expect(finding('PF-07', printRow(4), odd)?.fixes[0]).toMatchObject({ turns: [by(1, 270), by(2, 90), by(3, 270)] });
  });

  test('a page that stands on its head is never called ready', () => {
    const odd = { 2: { widthMm: 297, heightMm: 210, upright: 270 } } as const;
    expect(finding('PF-07', printRow(turnPage(filePages(4), 1, 90)), odd)).toEqual({
      id: 'PF-07',
      level: 'confirm',
      params: { pages: [2], problem: 'upside-down' },
      fixes: [{ action: 'turn-pages', turns: [by(2, 180)], way: 'other' }],
    });
    expect(finding('PF-07', printRow(2), { 1: { upright: 180 } })?.params).toMatchObject({ problem: 'upside-down' });
  });

  test('of a turned page without text the customer is asked whether it stands right', () => {
    const odd = { 2: { widthMm: 297, heightMm: 210, upright: null } } as const;
    expect(finding('PF-07', printRow(turnPage(filePages(4), 1, 90)), odd)).toMatchObject({
      level: 'confirm',
      params: { pages: [2], problem: 'unsure' },
      fixes: [{ turns: [by(2, 180)] }],
    });
    expect(finding('PF-07', printRow(4), { 2: { upright: null } })).toBeUndefined();
  });

  test('US Letter is scaled to 97 %, which is only information; 84 % asks', () => {
    const letter = { widthMm: 215.9, heightMm: 279.4 };
    const b4 = { widthMm: 250, heightMm: 353 };
    expect(finding('PF-08', printRow(1), { 1: letter })).toMatchObject({ level: 'info', params: { percent: 97 } });
    expect(finding('PF-08', printRow(1), { 1: b4 })).toMatchObject({ level: 'confirm', params: { percent: 84 } });
  });

  test('a missing text font asks, a missing music font blocks', () => {
    expect(finding('PF-09', printRow(2), { 1: { missingFonts: ['Garamond'] } })?.level).toBe('confirm');
    expect(finding('PF-09', printRow(2), { 2: { missingFonts: ['ABCDEF+Maestro'] } })).toMatchObject({
      level: 'block',
      params: { pages: [2], isMusic: true },
    });
  });

  test('resolution counts on paper: enlarging makes a scan coarser', () => {
    const scan = { 1: { tonePpi: 260 } };
    expect(finding('PF-10', printRow(1), scan)).toBeUndefined();
    expect(finding('PF-10', printRow(1, { fit: { mode: 'percent', percent: 200 } }), scan)?.params).toEqual({
      ppi: 130,
      isPoor: true,
      pages: [1],
    });
  });

  test('line art needs 400 ppi, pictures 250', () => {
    const odd = { 1: { bitonalPpi: 299 }, 2: { bitonalPpi: 300 }, 3: { bitonalPpi: 400 }, 4: { tonePpi: 250 } };
    expect(findings(printRow(4), odd).map(({ params }) => params)).toEqual([
      { ppi: 299, isPoor: true, pages: [1] },
      { ppi: 300, isPoor: false, pages: [2] },
    ]);
  });

  test('yellowed pages can be saved from the colour price', () => {
    const odd = { 1: { tintOnly: true } };
    expect(finding('PF-11', printRow(2, { colour: 'colour' }), odd)).toMatchObject({
      params: { pages: [1], savesColour: true },
      fixes: [{ action: 'change-spec', spec: { colour: 'mixed' } }],
    });
    expect(finding('PF-11', printRow(2), odd)?.fixes).toEqual([]);
  });

  test('holes would hit ink at the left of odd and at the right of even pages', () => {
    const tight = { margins: { top: 15, right: 15, bottom: 15, left: 6 } };
    const row = printRow(4, { binding: 'coil' });
    expect(finding('PF-13', row, { 1: tight, 2: tight })?.params).toEqual({ pages: [1], marginMm: 6 });
    expect(
      finding('PF-13', printRow(4, { binding: 'coil', sides: 'simplex' }), { 1: tight, 2: tight })?.params,
    ).toEqual({
      pages: [1, 2],
      marginMm: 6,
    });
    expect(finding('PF-13', printRow(4), { 1: tight })).toBeUndefined();
  });

  test('ink within 4 mm of an edge may be lost', () => {
    const tight = { margins: { top: 3, right: 15, bottom: 15, left: 15 } };
    expect(finding('PF-14', printRow(2), { 2: tight })?.params).toEqual({ pages: [2], marginMm: 3 });
  });

  test('ink near an edge is brought away from it by making smaller what is set, on the pages concerned only', () => {
    const tight = { margins: { top: 3, right: 15, bottom: 15, left: 15 } };
    const row = printRow(4, { format: 'A5', fit: { mode: 'fit' } });
    const found = finding('PF-14', row, { 2: tight });
    expect(found?.fixes).toEqual([{ action: 'scale-pages', pages: [2], percent: 97 }]);
    const smaller = applyScale(row, found?.fixes[0]);
    const scales = placePages(smaller, filesWith({ 2: tight })).map(({ placement }) => placement.scale);
    expect(scales[0]).toBeCloseTo(0.705, 3);
    expect(scales[1]).toBeCloseTo(0.705 * 0.97, 3);
    expect(finding('PF-14', smaller, { 2: tight })).toBeUndefined();
  });

  test('it is made as much smaller as the holes or the printer need, and no less than asked for', () => {
    const row = printRow(4, { binding: 'coil' });
    const margins = { top: 15, right: 15, bottom: 15, left: 2 };
    const found = finding('PF-13', row, { 1: { margins }, 3: { margins: { ...margins, left: 6 } } });
    expect(found?.fixes).toEqual([{ action: 'scale-pages', pages: [1, 3], percent: 92 }]);
    expect(finding('PF-13', applyScale(row, found?.fixes[0]), { 1: { margins } })).toBeUndefined();
    expect(finding('PF-13', row, { 1: { margins: { ...margins, left: 9.9 } } })?.fixes).toMatchObject([
      { percent: 96 },
    ]);
  });

  test('nothing is proposed where even much smaller notes would not help', () => {
    const margins = { top: 15, right: 15, bottom: 15, left: -12 };
    expect(finding('PF-13', printRow(4, { binding: 'coil' }), { 1: { margins } })?.fixes).toEqual([]);
  });

  test('what lies next to a cut is not warned about', () => {
    const spread = { widthMm: 420, heightMm: 297, margins: { top: 15, right: 15, bottom: 15, left: 15 } };
    expect(findings(printRow(splitPage(filePages(1), 0)), { 1: spread })).toEqual([]);
  });

  test('empty pages, inserted ones included, cost nothing and are named', () => {
    const pages = [...filePages(2, { 2: 'none' }), { from: 'inserted' } as const];
    expect(finding('PF-15', printRow(pages))?.params).toEqual({ pages: [2, 3] });
  });

  test('a booklet is filled up to a multiple of four', () => {
    expect(finding('PF-16', printRow(10))?.params).toEqual({ missing: 2 });
    expect(finding('PF-16', printRow(12))).toBeUndefined();
    expect(finding('PF-16', printRow(10, { binding: 'coil' }))).toBeUndefined();
  });

  test('small staves are measured after scaling, stricter in parts than in scores', () => {
    const odd = { 1: { staffHeightMm: 5.2 } };
    expect(finding('PF-17', printRow(1), odd)?.params).toEqual({ heightMm: 5.2, minMm: 6, pages: [1] });
    expect(finding('PF-17', printRow(1, {}, { kind: 'score' }), odd)).toBeUndefined();
    expect(finding('PF-17', printRow(1, { format: 'B4' }), odd)).toBeUndefined();
  });

  test('a rights notice is shown as printed', () => {
    expect(finding('PF-24', printRow(2), { 2: { rightsNotice: '© 1998 Verlag' } })?.params).toEqual({
      notice: '© 1998 Verlag',
      pages: [2],
    });
  });

  test('creep near a narrow outer margin asks', () => {
    const tight = { margins: { top: 15, right: 5, bottom: 15, left: 15 } };
    expect(finding('PF-26', printRow(64), { 31: tight })?.params).toMatchObject({ pages: 64 });
    expect(finding('PF-26', printRow(8), { 3: tight })).toBeUndefined();
  });

  test('files that cannot be read have one finding each', () => {
    expect(failureFinding({ failure: 'not-a-pdf' }, 10).id).toBe('PF-01');
    expect(failureFinding({ failure: 'damaged' }, 10).params).toEqual({ problem: 'damaged' });
    expect(failureFinding({ failure: 'too-large' }, 412_000_000)).toMatchObject({
      id: 'PF-02',
      params: { bytes: 412_000_000 },
    });
    expect(failureFinding({ failure: 'password' }, 10).id).toBe('PF-03');
    expect(failureFinding({ failure: 'printing-forbidden' }, 10).id).toBe('PF-04');
  });

  test('what blocks comes first, and each kind is asked about once', () => {
    const row = printRow(118, { binding: 'stapled' });
    const all = findings(row, { 2: { tonePpi: 100 }, 3: { tonePpi: 200 } });
    expect(all[0]?.level).toBe('block');
    const keys = keyed(all).map(({ key }) => key);
    expect(openFindings(keyed(all), [])).toMatchObject({ toSettle: ['PF-10'] });
    expect(openFindings(keyed(all), keys).toSettle).toEqual([]);
    expect(openFindings(keyed(all), keys).blocking).toHaveLength(1);
  });

  test('a page of a file that is not inspected yet is passed over', () => {
    expect(preflightRow(printRow(4), new Map())).toEqual([]);
  });
});

describe('what was written into the notes', () => {
  const marks = {
    count: 7,
    ink: 'colour',
    tintOnly: false,
    margins: { top: 1, right: 15, bottom: 15, left: 15 },
  } as const;
  const row = printRow(4);
  const odd = { 1: { marks }, 3: { marks } };
  const decided = (choice: 'print' | 'leave-out') => ({ ...row, ...printRow(chooseMarks(row.pages, [1, 3], choice)) });

  test('is asked about, with both answers offered', () => {
    expect(finding('PF-18', row, odd)).toEqual({
      id: 'PF-18',
      level: 'choose',
      params: { count: 14, pages: [1, 3], choice: 'open' },
      fixes: [
        { action: 'choose-marks', pages: [1, 3], marks: 'print' },
        { action: 'choose-marks', pages: [1, 3], marks: 'leave-out' },
      ],
    });
    expect(openFindings(keyed(findings(row, odd)), []).toSettle).toEqual(['PF-18']);
    expect(openFindings(keyed(findings(row, odd)), ['PF-18']).toSettle).toEqual(['PF-18']);
  });

  test('is told once it is decided, with the way back', () => {
    expect(finding('PF-18', decided('leave-out'), odd)).toMatchObject({
      level: 'info',
      fixes: [{ action: 'choose-marks', pages: [1, 3], marks: 'print' }],
    });
    expect(openFindings(keyed(findings(decided('leave-out'), odd)), []).toSettle).toEqual([]);
  });

  test('counts for margins only when it is printed', () => {
    expect(finding('PF-14', row, odd)).toBeUndefined();
    expect(finding('PF-14', decided('leave-out'), odd)).toBeUndefined();
    expect(finding('PF-14', decided('print'), odd)?.params).toEqual({ pages: [1, 3], marginMm: 1 });
  });

  test('counts once for a page that is cut in two', () => {
    expect(finding('PF-18', printRow(splitPage(filePages(1), 0)), odd)?.params).toMatchObject({
      count: 7,
      pages: [1, 2],
    });
  });
});
