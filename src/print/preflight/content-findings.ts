import type { Finding } from './finding.ts';
import { inkOf } from '../pages/page-counts.ts';
import type { PlacedPage } from '../pages/placed-page.ts';
import type { PrintRow } from '../spec/print-job.ts';

/** Below these resolutions on paper staff lines fray (amber) or break up (red); pixels per inch. */
const ppiLimits = { bitonal: { poor: 300, weak: 400 }, tone: { poor: 150, weak: 250 } } as const;
/** Staves lower than this are hard to read on a stand, in mm. */
const minStaffMm = { part: 6, score: 4 } as const;
/** Fonts that carry notes: without them heads and rests turn into letters. */
const musicFont =
  /maestro|opus|bravura|leland|emmentaler|feta|petrucci|sonata|finale|engraver|helsinki|reprise|gonville|petaluma|sebastian|musejazz|inkpen2|musical/i;

/** What is on the pages: fonts, resolution, colour, empty pages, staff height, notices (PF-09 to PF-11, 15, 17, 24). */
export function contentFindings(row: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  return [
    ...fontFindings(pages),
    ...resolutionFindings(pages),
    ...tintFindings(row, pages),
    ...emptyPageFindings(row),
    ...staffFindings(row, pages),
    ...noticeFindings(pages),
  ];
}

function fontFindings(pages: readonly PlacedPage[]): readonly Finding[] {
  const affected = pages.filter(({ facts }) => facts.missingFonts.length > 0);
  if (affected.length === 0) return [];
  const fonts = [...new Set(affected.flatMap(({ facts }) => facts.missingFonts))];
  const isMusic = fonts.some((font) => musicFont.test(font));
  const level = isMusic ? 'block' : 'confirm';
  return [{ id: 'PF-09', level, params: { fonts, pages: numbers(affected), isMusic }, fixes: [] }];
}

const numbers = (pages: readonly PlacedPage[]) => pages.map(({ number }) => number);

/** The resolution on paper: pixels per inch of the file divided by the scale. Poor and weak pages are told apart. */
function resolutionFindings(pages: readonly PlacedPage[]): readonly Finding[] {
  const rated = pages.flatMap((page) => {
    const { bitonalPpi, tonePpi } = page.facts;
    return [rate(page, bitonalPpi, ppiLimits.bitonal), rate(page, tonePpi, ppiLimits.tone)].filter(
      (each) => each !== null,
    );
  });
  return [true, false].flatMap((isPoor): readonly Finding[] => {
    const group = rated.filter((each) => each.isPoor === isPoor);
    if (group.length === 0) return [];
    const params = {
      ppi: Math.min(...group.map(({ ppi }) => ppi)),
      isPoor,
      pages: [...new Set(group.map(({ number }) => number))],
    };
    return [{ id: 'PF-10', level: 'confirm', params, fixes: [] }];
  });
}

function rate({ number, placement }: PlacedPage, filePpi: number | null, limits: { poor: number; weak: number }) {
  if (filePpi === null) return null;
  const ppi = Math.round(filePpi / placement.scale);
  return ppi < limits.weak ? { number, ppi, isPoor: ppi < limits.poor } : null;
}

function tintFindings({ spec }: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const tinted = pages.filter(({ facts, page }) => facts.tintOnly && page.ink === 'black');
  if (tinted.length === 0) return [];
  const savesColour = spec.colour === 'colour';
  const fixes = savesColour ? [{ action: 'change-spec', spec: { colour: 'mixed' } } as const] : [];
  return [{ id: 'PF-11', level: 'info', params: { pages: numbers(tinted), savesColour }, fixes }];
}

function emptyPageFindings({ pages }: PrintRow): readonly Finding[] {
  const empty = pages.flatMap((page, index) => (inkOf(page) === 'none' ? [index + 1] : []));
  return empty.length === 0 ? [] : [{ id: 'PF-15', level: 'info', params: { pages: empty }, fixes: [] }];
}

function staffFindings({ kind }: PrintRow, pages: readonly PlacedPage[]): readonly Finding[] {
  const minMm = minStaffMm[kind];
  const low = pages.flatMap(({ number, facts, placement }) => {
    const heightMm = facts.staffHeightMm === null ? null : facts.staffHeightMm * placement.scale;
    return heightMm !== null && heightMm < minMm ? [{ number, heightMm }] : [];
  });
  if (low.length === 0) return [];
  const heightMm = Math.min(...low.map((each) => each.heightMm));
  return [
    { id: 'PF-17', level: 'confirm', params: { heightMm, minMm, pages: low.map(({ number }) => number) }, fixes: [] },
  ];
}

function noticeFindings(pages: readonly PlacedPage[]): readonly Finding[] {
  const marked = pages.filter(({ facts }) => facts.rightsNotice !== null);
  const notice = marked[0]?.facts.rightsNotice ?? null;
  return notice === null
    ? []
    : [{ id: 'PF-24', level: 'confirm', params: { notice, pages: numbers(marked) }, fixes: [] }];
}
