import type { CoverTint, EditionBinding } from '../../shop/demo/products/edition.ts';
import { closedBook, coil, staples } from './bound-books.ts';
import { music, musicHeight } from './engraved-music.ts';
import { palette } from './palette.ts';
import { line, path, rectangle, repeated, text, type Box, type Svg } from './strokes.ts';

/** What stands on the cover of one of the shop's own editions. */
export interface EditionCover {
  readonly composer: string;
  readonly title: readonly string[];
  readonly scoring: string;
  readonly number: string;
  readonly tint: CoverTint;
  /** File name of the engraved opening bars; without it the cover shows a rosette. */
  readonly incipit?: string;
  readonly landscape?: boolean;
}

/** The folded sheet of the brand, small. */
export function foldedMark(x: number, y: number, size: number, colour: string = palette.accent): Svg {
  const half = size / 2;
  return (
    path(`M${x} ${y - half}L${x - half} ${y - half * 0.7}V${y + half * 0.7}L${x} ${y + half}Z`, {
      fill: colour,
      stroke: colour,
      width: 1,
    }) +
    path(`M${x} ${y - half}L${x + half} ${y - half * 0.7}V${y + half * 0.7}L${x} ${y + half}Z`, {
      stroke: colour,
      width: 2,
    })
  );
}

/** A rosette of turned ellipses, the way security papers and old title pages are engraved. */
export function rosette(x: number, y: number, radius: number, colour: string = palette.accent): Svg {
  const ring = (count: number, rx: number, ry: number): Svg =>
    repeated(
      count,
      (index) =>
        `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" transform="rotate(${(180 / count) * index} ${x} ${y})" fill="none" stroke="${colour}" stroke-width="1.1"/>`,
    );
  return ring(18, radius, radius * 0.42) + ring(12, radius * 0.56, radius * 0.2);
}

function opening(cover: EditionCover, box: Box): Svg {
  if (cover.incipit === undefined)
    return rosette(
      box.x + box.width / 2,
      box.y + box.height * (cover.landscape === true ? 0.68 : 0.63),
      box.height * (cover.landscape === true ? 0.13 : 0.14),
    );
  const room = { width: box.width * 0.76, height: box.height * (cover.landscape === true ? 0.26 : 0.3) };
  const height = musicHeight(cover.incipit, room.width);
  const width = height > room.height ? (room.width * room.height) / height : room.width;
  const top = box.y + box.height * (cover.landscape === true ? 0.56 : 0.53);
  return music(
    cover.incipit,
    box.x + (box.width - width) / 2,
    top + (room.height - Math.min(height, room.height)) / 2,
    width,
  );
}

/** The largest size up to `wanted` at which the longest row fits the cover; `em` is the width of a letter on average. */
function fittingSize(rows: readonly string[], wanted: number, width: number, em: number): number {
  const longest = Math.max(...rows.map((row) => row.length));
  return Math.min(wanted, width / (longest * em));
}

function lettering(cover: EditionCover, box: Box): Svg {
  const landscape = cover.landscape === true;
  const centre = box.x + box.width / 2;
  const room = box.width * 0.8;
  const unit = box.height / (landscape ? 620 : 860);
  const composer = cover.composer.toUpperCase();
  const composerSize = fittingSize([composer], 25 * unit, room, 0.87);
  const size = fittingSize(cover.title, (landscape ? 58 : 64) * unit, room, 0.49);
  const titleTop = box.y + (landscape ? 214 : 232) * unit;
  const title = cover.title.map((row, index) =>
    text(row, centre, titleTop + index * size * 1.06, { size, weight: 500 }),
  );
  const afterTitle = titleTop + (cover.title.length - 1) * size * 1.06;
  return (
    text(composer, centre, box.y + 118 * unit, {
      size: composerSize,
      spacing: composerSize * 0.18,
      weight: 600,
      colour: palette.accent,
    }) +
    swellingRule(centre, box.y + 142 * unit, 150) +
    title.join('') +
    text(cover.scoring, centre, afterTitle + 56 * unit, {
      size: fittingSize([cover.scoring], 29 * unit, room, 0.42),
      italic: true,
      colour: palette.inkSoft,
    })
  );
}

/** A swelling rule, the engraver's classic divider. */
function swellingRule(x: number, y: number, width: number): Svg {
  const half = width / 2;
  return path(`M${x - half} ${y}Q${x} ${y - 5} ${x + half} ${y}Q${x} ${y + 5} ${x - half} ${y}Z`, {
    fill: palette.accent,
    stroke: 'none',
    width: 0,
  });
}

function imprint(cover: EditionCover, box: Box): Svg {
  const centre = box.x + box.width / 2;
  const y = box.y + box.height - 62;
  return (
    foldedMark(centre, y - 30, 26) +
    text('EDITION NOTENFALZ', centre, y + 8, { size: 15, spacing: 4, weight: 600, family: 'Instrument Sans' }) +
    text(cover.number, box.x + box.width - 50, y + 8, {
      size: 14,
      anchor: 'end',
      colour: palette.inkSoft,
      family: 'Instrument Sans',
    })
  );
}

/** A closed edition with its engraved cover, bound with a coil or with staples. */
export function editionCover(cover: EditionCover, binding: EditionBinding = 'staple'): Svg {
  const box: Box =
    cover.landscape === true
      ? { x: -430, y: -305, width: 860, height: 610 }
      : { x: -304, y: -430, width: 608, height: 860 };
  const edge =
    binding === 'coil'
      ? coil(box)
      : staples(box.x + 5, box.y, box.height) +
        line([box.x + 12, box.y], [box.x + 12, box.y + box.height], 1, palette.inkSoft);
  return (
    closedBook(box, palette[cover.tint], binding === 'coil' ? 9 : 4) +
    frame(box) +
    lettering(cover, box) +
    opening(cover, box) +
    imprint(cover, box) +
    edge
  );
}

function frame(box: Box): Svg {
  const inset = (by: number): Box => ({
    x: box.x + by,
    y: box.y + by,
    width: box.width - by * 2,
    height: box.height - by * 2,
  });
  return (
    rectangle(inset(26), { width: 3.4, stroke: palette.accent }) +
    rectangle(inset(35), { width: 1.2, stroke: palette.accent })
  );
}
