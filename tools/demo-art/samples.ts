import { closedBook, coil, staples } from './bound-books.ts';
import { musicPage } from './engraved-music.ts';
import { palette } from './palette.ts';
import { ruledStaves, sheet } from './paper-sheets.ts';
import { hatchedShadow, line, path, placed, rectangle, repeated, text, type Box, type Svg } from './strokes.ts';

const papers: readonly (readonly [string, string])[] = [
  ['#ffffff', '80 g weiß'],
  ['#f8f0da', '90 g chamois'],
  ['#fefefa', '100 g weiß'],
  ['#f6ebcd', '100 g chamois'],
  ['#f3e4bd', '120 g chamois'],
  ['#eef2f1', 'Synthetik'],
];

/** The six papers spread like a fan, each with its name on the edge. */
export function paperFan(): Svg {
  return (
    papers
      .map(([tint, name], index) => {
        const leaf =
          sheet({ x: -120, y: -700, width: 240, height: 680 }, tint, 12) +
          text(name, 0, -660, { size: 25, family: 'Instrument Sans' }) +
          musicPage('melodies', { x: -120, y: -650, width: 240, height: 560 });
        return placed(leaf, [0, 380], -45 + index * 18);
      })
      .join('') + path('M-22 338h44v44h-44z', { fill: palette.brass })
  );
}

/** Four small books, one for each binding. */
export function bindingSamples(): Svg {
  const box: Box = { x: -150, y: -212, width: 300, height: 424 };
  const coiled =
    closedBook(box, palette.ivory, 7) +
    musicPage('praeludium', { ...box, x: box.x + 12, width: box.width - 12 }) +
    coil(box, 20);
  const stapled =
    closedBook(box, palette.mist, 3) +
    staples(box.x + 4, box.y, box.height) +
    text('Stimme', 0, -90, { size: 44, weight: 500 }) +
    text('Flöte 1', 0, -40, { size: 30, italic: true });
  const wired =
    closedBook(box, palette.sage, 7) +
    text('Partitur', 0, -90, { size: 44, weight: 500 }) +
    repeated(
      13,
      (index) =>
        rectangle(
          { x: box.x - 16, y: box.y + 24 + index * 30, width: 34, height: 9 },
          { fill: '#d9d4c8', width: 1.6, radius: 4 },
        ) +
        rectangle(
          { x: box.x - 16, y: box.y + 36 + index * 30, width: 34, height: 4 },
          { fill: '#d9d4c8', width: 1, radius: 2 },
        ),
    );
  const folded =
    sheet(box, palette.white, 18) +
    ruledStaves(box, { staves: 8, gap: 7 }) +
    line([box.x, box.y], [box.x + 14, box.y - 12], 2) +
    line([box.x + 14, box.y - 12], [box.x + box.width + 14, box.y - 12], 2);
  return (
    placed(coiled, [-250, -230], -5) +
    placed(stapled, [230, -250], 4) +
    placed(wired, [-220, 260], 3) +
    placed(folded, [250, 250], -6)
  );
}

/** The formats drawn into one another, from A3 down to the lyre booklet. */
export function nestedFormats(): Svg {
  const formats: readonly (readonly [string, number, number])[] = [
    ['A3', 297, 420],
    ['B4', 250, 353],
    ['25 × 32', 250, 320],
    ['9 × 12', 229, 305],
    ['A4', 210, 297],
    ['A5', 148, 210],
    ['A6 quer', 148, 105],
  ];
  const scale = 2.1;
  const labelRows = [-441, -320, -262, -206, -150, 0, 220];
  const drawn = formats
    .map(([name, width, height], index) => {
      const box: Box = { x: -441, y: 441 - height * scale, width: width * scale, height: height * scale };
      const right = box.x + box.width;
      const labelY = labelRows[index] ?? box.y;
      const leader = line([right, box.y], [215, labelY], 1.2, palette.inkSoft);
      const colour = name === 'A4' ? palette.accent : palette.ink;
      const area =
        index === 0
          ? sheet(box, palette.white, 26)
          : rectangle(box, { fill: index % 2 === 0 ? palette.white : palette.ivory });
      return {
        area,
        label:
          leader +
          text(name, 228, labelY + 9, { size: 30, anchor: 'start', colour, weight: name === 'A4' ? 700 : 400 }),
      };
    })
    .reduce((drawn, { area, label }) => ({ areas: drawn.areas + area, labels: drawn.labels + label }), {
      areas: '',
      labels: '',
    });
  return drawn.areas + drawn.labels;
}

const leporelloPages = ['praeludium', 'menuett', 'piano', 'praeludium'] as const;

/** Four panels folded like an accordion, standing on the table. */
export function leporello(): Svg {
  const panel = (index: number): Svg => {
    const skew = index % 2 === 0 ? 10 : -10;
    const box: Box = { x: 0, y: -190, width: 240, height: 380 };
    const shade =
      index % 2 === 1 ? `<rect x="0" y="-190" width="240" height="380" fill="url(#hatch-wide)" opacity="0.4"/>` : '';
    const lift = index % 2 === 0 ? -21 : 21;
    return `<g transform="translate(${-480 + index * 240} ${lift}) skewY(${skew})">${rectangle(box, { fill: palette.white })}${shade}${musicPage(leporelloPages[index] ?? 'menuett', box)}</g>`;
  };
  return hatchedShadow('M-480 -190L480 -190V190H-480Z', 30) + repeated(4, panel);
}
