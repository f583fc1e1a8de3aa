import { palette } from './palette.ts';
import { boxPath, hatchedShadow, line, rectangle, repeated, type Box, type Svg } from './strokes.ts';

/** Five empty staff lines; `gap` is the distance of two lines. */
export function emptyStaff({ x, y, width }: Omit<Box, 'height'>, gap: number, colour: string = palette.ink): Svg {
  return repeated(5, (index) =>
    line([x, y + index * gap], [x + width, y + index * gap], Math.max(0.9, gap / 8), colour),
  );
}

interface Ruling {
  readonly staves: number;
  readonly gap: number;
  readonly margin?: number;
  readonly braced?: number;
}

/** Staves spread evenly over a page; `braced` joins that many staves with a system line. */
export function ruledStaves(page: Box, ruling: Ruling): Svg {
  const margin = ruling.margin ?? page.width * 0.09;
  const height = ruling.gap * 4;
  const step = (page.height - margin * 2 - height) / Math.max(1, ruling.staves - 1);
  const left = page.x + margin;
  const width = page.width - margin * 2;
  return repeated(ruling.staves, (index) => {
    const y = page.y + margin + index * step;
    const joins = ruling.braced !== undefined && index % ruling.braced !== ruling.braced - 1;
    return (
      emptyStaff({ x: left, y, width }, ruling.gap) + (joins ? line([left, y], [left, y + step + height], 1.8) : '')
    );
  });
}

/** A single sheet with its shadow. */
export function sheet(box: Box, fill: string = palette.white, reach = 22): Svg {
  return hatchedShadow(boxPath(box), reach) + rectangle(box, { fill });
}

/** A pile of sheets whose edges show at the right and the bottom. */
export function pile(box: Box, count: number, fill: string = palette.white): Svg {
  const step = 3.4;
  const reach = count * step;
  const outline = `M${box.x} ${box.y}h${box.width}l${reach} ${reach}v${box.height}h${-box.width}l${-reach} ${-reach}z`;
  const edges = repeated(count, (index) => {
    const shift = (count - index) * step;
    return rectangle({ ...box, x: box.x + shift, y: box.y + shift }, { fill, width: 1.3 });
  });
  return hatchedShadow(outline, 22) + edges + rectangle(box, { fill });
}
