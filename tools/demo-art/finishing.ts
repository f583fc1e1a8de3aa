import { closedBook, coil, openBook, staples } from './bound-books.ts';
import { musicPage } from './engraved-music.ts';
import { rosette } from './edition-cover.ts';
import { palette } from './palette.ts';
import { pile } from './paper-sheets.ts';
import { circle, path, placed, rectangle, type Box, type Svg } from './strokes.ts';

const page: Box = { x: -300, y: -424, width: 600, height: 848 };

/** Printed sheets, fresh from the press; in colour the staves carry a second ink. */
export function printedPile(colour: boolean): Svg {
  const marks = colour
    ? [palette.accent, palette.slate, palette.brass]
        .map((ink, index) => circle(page.x + 60 + index * 44, page.y + page.height - 44, 15, { fill: ink, width: 0 }))
        .join('') +
      rectangle(
        { x: page.x + 46, y: page.y + 130, width: page.width - 92, height: 118 },
        { fill: '#e5c8bd88', stroke: palette.accent, width: 2, radius: 8 },
      )
    : '';
  return pile(page, 8) + musicPage('menuett', page) + marks;
}

/** The papers in piles, white and ivory, one turned against the other. */
export function paperPiles(): Svg {
  const block: Box = { x: -210, y: -297, width: 420, height: 594 };
  const tints = ['#ffffff', '#f8f0da', '#f3e4bd', '#fdfaf3'];
  const places: readonly (readonly [number, number, number])[] = [
    [-210, -130, -12],
    [170, -170, 7],
    [-150, 160, 5],
    [200, 150, -6],
  ];
  return places
    .map(([x, y, turn], index) => placed(pile(block, 12, tints[index] ?? palette.white), [x, y], turn))
    .join('');
}

/** Book with coil, foil in front and a board behind. */
export function coilBound(): Svg {
  const foil = `<path d="M${page.x} ${page.y}h${page.width}v${page.height}h${-page.width}z" fill="#ffffff" fill-opacity="0.28" stroke="${palette.ink}" stroke-width="2"/><path d="M60 ${page.y}L-180 ${page.y + page.height}H-90L150 ${page.y}Z" fill="#ffffff" fill-opacity="0.5"/>`;
  return (
    closedBook(page, palette.white, 9) +
    musicPage('praeludium', { ...page, x: page.x + 22, width: page.width - 22 }) +
    foil +
    coil(page)
  );
}

/** Open booklet with its two staples showing in the fold. */
export function stapledOpen(): Svg {
  const box: Box = { x: -490, y: -345, width: 980, height: 690 };
  return (
    openBook(box) +
    musicPage('choir', { x: -490, y: -330, width: 480, height: 680 }) +
    musicPage('choir', { x: 10, y: -330, width: 480, height: 680 }) +
    staples(0, box.y, box.height)
  );
}

/** Corner of a page, rounded, with the four punched holes along the edge. */
export function roundedAndPunched(): Svg {
  const outline = 'M-330 -420H240Q330 -420 330 -330V330Q330 420 240 420H-330Z';
  const holes = [-300, -100, 100, 300].map((y) => circle(-270, y, 21, { fill: palette.tableDeep })).join('');
  return (
    `<g transform="translate(24 26)"><path d="${outline}" fill="url(#hatch-wide)"/></g>` +
    path(outline, { fill: palette.white }) +
    musicPage('piano', { x: -230, y: -410, width: 550, height: 820 }) +
    holes +
    path('M240 -420Q330 -420 330 -330', { stroke: palette.accent, width: 5 })
  );
}

/** A cover of 250 g board with a printed frame. */
export function printedCover(colour: boolean): Svg {
  const ink = colour ? palette.accent : palette.ink;
  return (
    closedBook(page, colour ? palette.rose : palette.ivory, 4) +
    rectangle({ x: -255, y: -380, width: 510, height: 760 }, { stroke: ink, width: 4 }) +
    rectangle({ x: -243, y: -368, width: 486, height: 736 }, { stroke: ink, width: 1.4 }) +
    rosette(0, -30, 150, ink) +
    staples(page.x + 5, page.y, page.height)
  );
}
