import { palette } from './palette.ts';
import { boxPath, circle, hatchedShadow, line, path, rectangle, repeated, type Box, type Svg } from './strokes.ts';

/** Plastic coil along the left edge of a box. */
export function coil({ x, y, height }: Box, pitch = 22): Svg {
  const count = Math.floor((height - 24) / pitch);
  const start = y + (height - (count - 1) * pitch) / 2;
  return repeated(count, (index) => {
    const cy = start + index * pitch;
    const loop = `M${x + 16} ${cy}C${x + 14} ${cy - 13} ${x - 20} ${cy - 13} ${x - 20} ${cy + 1}C${x - 20} ${cy + 9} ${x - 8} ${cy + 10} ${x} ${cy + 8}`;
    return (
      circle(x + 16, cy, 4.4, { fill: palette.ink, width: 0 }) +
      path(loop, { width: 5.4 }) +
      path(loop, { width: 1.4, stroke: '#9b9186' })
    );
  });
}

/** Coil along the top edge, for pads and landscape booklets. */
export function topCoil({ x, y, width }: Box, pitch = 22): Svg {
  const count = Math.floor((width - 24) / pitch);
  const start = x + (width - (count - 1) * pitch) / 2;
  return repeated(count, (index) => {
    const cx = start + index * pitch;
    const loop = `M${cx} ${y + 16}C${cx - 13} ${y + 14} ${cx - 13} ${y - 20} ${cx + 1} ${y - 20}C${cx + 9} ${y - 20} ${cx + 10} ${y - 8} ${cx + 8} ${y}`;
    return (
      circle(cx, y + 16, 4.4, { fill: palette.ink, width: 0 }) +
      path(loop, { width: 5.4 }) +
      path(loop, { width: 1.4, stroke: '#9b9186' })
    );
  });
}

/** A closed booklet: cover, the edges of its pages, and its shadow. */
export function closedBook(box: Box, fill: string, pages = 5): Svg {
  const reach = pages * 2.6;
  const outline = `M${box.x} ${box.y}h${box.width}l${reach} ${reach}v${box.height - reach}h${-box.width}z`;
  const block = repeated(pages, (index) => {
    const shift = (pages - index) * 2.6;
    return rectangle(
      { x: box.x + shift, y: box.y + shift, width: box.width, height: box.height - shift * 0.6 },
      { fill: palette.white, width: 1.2 },
    );
  });
  return hatchedShadow(outline, 30) + block + rectangle(box, { fill });
}

/** Two pages lying open; the fold bends both towards the middle. */
export function openBook(box: Box, fill: string = palette.white): Svg {
  const { x, y, width, height } = box;
  const middle = x + width / 2;
  const dip = 16;
  const half = (side: 1 | -1): string =>
    `M${middle} ${y + dip}C${middle + side * width * 0.12} ${y - dip * 0.7} ${middle + side * width * 0.3} ${y} ${middle + side * (width / 2)} ${y}V${y + height}C${middle + side * width * 0.3} ${y + height} ${middle + side * width * 0.12} ${y + height - dip * 0.7} ${middle} ${y + height + dip}Z`;
  const under = repeated(4, (index) => {
    const shift = (4 - index) * 3;
    return `<g transform="translate(0 ${shift})">${path(half(1), { fill, width: 1.2 })}${path(half(-1), { fill, width: 1.2 })}</g>`;
  });
  const fold = repeated(7, (index) =>
    line(
      [middle + 5 + index * 6, y + dip - index * 1.5],
      [middle + 5 + index * 6, y + height + dip - index * 1.5],
      1.1 - index * 0.13,
      palette.inkSoft,
    ),
  );
  return hatchedShadow(boxPath(box), 34) + under + path(half(-1), { fill }) + path(half(1), { fill }) + fold;
}

/** Two wire staples on a vertical fold. */
export function staples(x: number, y: number, height: number): Svg {
  return [0.24, 0.76]
    .map(
      (share) =>
        line([x, y + height * share - 20], [x, y + height * share + 20], 7) +
        line([x, y + height * share - 18], [x, y + height * share + 18], 2.4, '#cfc6b8'),
    )
    .join('');
}
