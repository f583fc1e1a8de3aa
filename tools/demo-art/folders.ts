import { palette } from './palette.ts';
import { foldedMark } from './edition-cover.ts';
import {
  boxPath,
  circle,
  hatchedShadow,
  line,
  path,
  rectangle,
  repeated,
  text,
  type Box,
  type Svg,
} from './strokes.ts';

const portrait: Box = { x: -310, y: -420, width: 620, height: 840 };

/** Cloth-covered folder with leather corners and a label. */
export function clothFolder(title: string, subtitle: string, colour: string = palette.cloth): Svg {
  const { x, y, width, height } = portrait;
  const corner = (cx: number, cy: number, sx: number, sy: number): Svg =>
    path(`M${cx} ${cy}h${sx * 92}L${cx} ${cy + sy * 92}Z`, { fill: palette.accentDeep, width: 1.8 });
  const spine = rectangle({ x, y, width: 64, height }, { fill: palette.accentDeep, width: 1.8 });
  const weave = `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="url(#hatch-cloth)"/>`;
  return (
    hatchedShadow(boxPath(portrait), 34) +
    rectangle({ ...portrait, x: x + 10, y: y + 10 }, { fill: palette.white, width: 1.4 }) +
    rectangle(portrait, { fill: colour }) +
    weave +
    spine +
    corner(x + width, y, -1, 1) +
    corner(x + width, y + height, -1, -1) +
    label(-250, title, subtitle)
  );
}

function label(y: number, title: string, subtitle: string): Svg {
  return (
    rectangle({ x: -150, y, width: 300, height: 130 }, { fill: palette.ivory, width: 1.8 }) +
    rectangle({ x: -140, y: y + 10, width: 280, height: 110 }, { stroke: palette.accent, width: 1.2 }) +
    text(title, 0, y + 64, { size: 38, weight: 500 }) +
    text(subtitle, 0, y + 98, { size: 21, italic: true, colour: palette.inkSoft })
  );
}

/** Folder held by an elastic band. */
export function elasticFolder(title: string, subtitle: string, colour: string): Svg {
  const { x, y, width, height } = portrait;
  return (
    hatchedShadow(boxPath(portrait), 34) +
    rectangle({ ...portrait, x: x + 8, y: y + 9 }, { fill: palette.ivory, width: 1.4 }) +
    rectangle(portrait, { fill: colour }) +
    line([x + 40, y], [x + 40, y + height], 1.4) +
    path(`M${x + width - 70} ${y}V${y + height}`, { width: 13 }) +
    path(`M${x + width - 70} ${y}V${y + height}`, { width: 3, stroke: palette.accent }) +
    label(-240, title, subtitle)
  );
}

/** Open ring folder with rounded plastic pockets. */
export function ringFolder(): Svg {
  const left: Box = { x: -470, y: -340, width: 450, height: 680 };
  const right: Box = { x: 20, y: -340, width: 450, height: 680 };
  const staves = repeated(8, (row) =>
    repeated(5, (lineIndex) =>
      line([90, -270 + row * 74 + lineIndex * 8], [430, -270 + row * 74 + lineIndex * 8], 1.1),
    ),
  );
  const rings = [-220, -75, 75, 220]
    .map(
      (y) =>
        path(`M-26 ${y}C-26 ${y - 50} 62 ${y - 50} 62 ${y}`, { width: 9 }) +
        path(`M-26 ${y}C-26 ${y - 50} 62 ${y - 50} 62 ${y}`, { width: 3, stroke: '#cfc6b8' }) +
        circle(62, y, 6, { fill: palette.ink }),
    )
    .join('');
  return (
    hatchedShadow(boxPath({ x: -490, y: -360, width: 980, height: 720 }), 30) +
    rectangle({ x: -490, y: -360, width: 980, height: 720 }, { fill: palette.accentDeep, radius: 14 }) +
    rectangle({ x: -24, y: -360, width: 48, height: 720 }, { fill: palette.accent, width: 1.6 }) +
    rectangle(left, { fill: '#3c6f5f', width: 1.4, radius: 6 }) +
    rectangle(right, { fill: palette.white }) +
    staves +
    rings
  );
}

/** Upright archive box for a whole set of parts. */
export function archiveBox(): Svg {
  const front = 'M-300 -380H160V400H-300Z';
  const side = 'M160 -380L330 -450V330L160 400Z';
  const top = 'M-300 -380L-130 -450H330L160 -380Z';
  const papers = repeated(14, (index) => line([-270 + index * 30, -388], [-118 + index * 30, -442], 1.6));
  return (
    hatchedShadow('M-300 -380H160L330 -450V330L160 400H-300Z', 32) +
    path(top, { fill: palette.white }) +
    papers +
    path(side, { fill: palette.sand }) +
    `<path d="${side}" fill="url(#hatch-cloth)"/>` +
    path(front, { fill: '#d9c9a6' }) +
    circle(-70, 250, 34, { fill: palette.cloth, stroke: palette.brass, width: 7 }) +
    `<g transform="translate(-70 0)">${label(-250, 'Stimmen', '1 – 38')}</g>`
  );
}

/** Pocket booklet with a lyre clamp for marching. */
export function marchingFolder(): Svg {
  const box: Box = { x: -330, y: -230, width: 660, height: 460 };
  const rounded = `M-300 -230H300Q330 -230 330 -200V200Q330 230 300 230H-300Q-330 230 -330 200V-200Q-330 -230 -300 -230Z`;
  const staves = repeated(5, (row) =>
    repeated(5, (index) => line([-270, -170 + row * 76 + index * 8], [280, -170 + row * 76 + index * 8], 1.1)),
  );
  const clamp =
    path('M0 225V400', { width: 15 }) +
    path('M0 225V400', { width: 4, stroke: palette.brass }) +
    path('M-70 200C-110 300 -30 330 0 330S110 300 70 200', { width: 11 }) +
    path('M-70 200C-110 300 -30 330 0 330S110 300 70 200', { width: 3.4, stroke: palette.brass }) +
    circle(0, 345, 22, { fill: palette.brass });
  return (
    hatchedShadow(rounded, 28) +
    path(rounded, { fill: palette.white }) +
    staves +
    `<path d="M330 -200Q330 -230 300 -230H210L330 -90Z" fill="#ffffff" fill-opacity="0.8" stroke="${palette.inkSoft}" stroke-width="1"/>` +
    rectangle({ x: box.x, y: 196, width: box.width, height: 34 }, { fill: palette.cloth, radius: 6 }) +
    clamp
  );
}

/** Stiff mailer with the brand's folded sheet. */
export function mailer(): Svg {
  const box: Box = { x: -400, y: -290, width: 800, height: 580 };
  return (
    hatchedShadow(boxPath(box), 30) +
    rectangle(box, { fill: '#d8b98a' }) +
    path('M-400 -290L0 -40L400 -290', { width: 2 }) +
    foldedMark(0, 90, 120) +
    line([-120, 190], [120, 190], 2, palette.accent) +
    text('Noten – bitte nicht knicken', 0, 232, { size: 28, italic: true })
  );
}
