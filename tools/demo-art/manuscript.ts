import { closedBook, coil, openBook, staples, topCoil } from './bound-books.ts';
import { foldedMark } from './edition-cover.ts';
import { palette } from './palette.ts';
import { emptyStaff, pile, ruledStaves, sheet } from './paper-sheets.ts';
import { line, placed, rectangle, repeated, text, type Box, type Point, type Svg } from './strokes.ts';

const page: Box = { x: -300, y: -424, width: 600, height: 848 };

/** Exercise book with a label on a dyed cover. */
export function exerciseBook(title: string, tint: string, box: Box = page): Svg {
  return (
    closedBook(box, tint, 4) +
    line([box.x + 14, box.y], [box.x + 14, box.y + box.height], 1) +
    staples(box.x + 5, box.y, box.height) +
    nameplate(box.y + box.height * 0.2, title) +
    foldedMark(0, box.y + box.height - 90, 40)
  );
}

function nameplate(y: number, title: string, width = 330): Svg {
  return (
    rectangle({ x: -width / 2, y, width, height: 150 }, { fill: palette.ivory, width: 2 }) +
    rectangle({ x: -width / 2 + 9, y: y + 9, width: width - 18, height: 132 }, { stroke: palette.accent, width: 1.2 }) +
    text(title, 0, y + 66, { size: 40, weight: 500 }) +
    emptyStaff({ x: -width / 2 + 50, y: y + 92, width: width - 100 }, 8, palette.inkSoft)
  );
}

/** Pile of ruled sheets; `braced` draws systems of that many staves. */
export function ruledPile(staves: number, gap: number, braced?: number, tint: string = palette.ivory): Svg {
  return pile(page, 9, tint) + ruledStaves(page, { staves, gap, ...(braced === undefined ? {} : { braced }) });
}

/** Landscape pad bound at the top. */
export function landscapePad(staves: number): Svg {
  const box: Box = { x: -430, y: -300, width: 860, height: 600 };
  return (
    closedBook(box, palette.ivory, 7) +
    ruledStaves({ ...box, y: box.y + 24, height: box.height - 24 }, { staves, gap: 11 }) +
    topCoil(box)
  );
}

/** Coil-bound book lying open at ruled pages. */
export function coilBook(staves: number, gap: number, braced?: number): Svg {
  return (
    closedBook(page, palette.ivory, 8) +
    ruledStaves(
      { ...page, x: page.x + 26, width: page.width - 26 },
      { staves, gap, ...(braced === undefined ? {} : { braced }) },
    ) +
    coil(page)
  );
}

/** Open sketchbook with ruled left and blank right page. */
export function openSketchbook(): Svg {
  const box: Box = { x: -480, y: -330, width: 960, height: 660 };
  return (
    openBook(box, palette.ivory) +
    ruledStaves({ x: -480, y: -310, width: 470, height: 640 }, { staves: 9, gap: 9 }) +
    repeated(16, (index) => line([60, -250 + index * 36], [430, -250 + index * 36], 0.8, '#b9ab92'))
  );
}

/** Strips and small sheets with a staff, for corrections. */
export function staffStrips(): Svg {
  const strip = (place: Point, width: number, turn: number, tint: string): Svg =>
    placed(
      sheet({ x: -width / 2, y: -60, width, height: 120 }, tint, 12) +
        emptyStaff({ x: -width / 2 + 24, y: -28, width: width - 48 }, 14),
      place,
      turn,
    );
  return (
    strip([0, -270], 760, -5, palette.white) +
    strip([-30, -110], 700, 2, palette.ivory) +
    strip([40, 60], 780, -2, palette.white) +
    strip([-60, 225], 560, 6, palette.sand) +
    strip([190, 330], 420, -9, palette.ivory)
  );
}
