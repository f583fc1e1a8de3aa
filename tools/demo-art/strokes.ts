import { palette } from './palette.ts';

/** A piece of SVG markup. */
export type Svg = string;

/** A rectangle in picture units (one unit is one pixel of the 1200 wide picture). */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export type Point = readonly [x: number, y: number];

/** Moves, turns and scales a drawing around its own origin. */
export function placed(content: Svg, [x, y]: Point, turn = 0, scale = 1): Svg {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${content}</g>`;
}

export function line([x1, y1]: Point, [x2, y2]: Point, width = 2, colour: string = palette.ink): Svg {
  return `<line x1="${x1}" y1="${y1}" x2="${x2}" y2="${y2}" stroke="${colour}" stroke-width="${width}" stroke-linecap="round"/>`;
}

interface ShapeStyle {
  readonly fill?: string;
  readonly stroke?: string;
  readonly width?: number;
  readonly radius?: number;
}

export function rectangle(box: Box, style: ShapeStyle = {}): Svg {
  const { fill = 'none', stroke = palette.ink, width = 2.4, radius = 0 } = style;
  return `<rect x="${box.x}" y="${box.y}" width="${box.width}" height="${box.height}" rx="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
}

export function path(d: string, style: ShapeStyle = {}): Svg {
  const { fill = 'none', stroke = palette.ink, width = 2.4 } = style;
  return `<path d="${d}" fill="${fill}" stroke="${stroke}" stroke-width="${width}" stroke-linejoin="round" stroke-linecap="round"/>`;
}

export function circle(x: number, y: number, radius: number, style: ShapeStyle = {}): Svg {
  const { fill = 'none', stroke = palette.ink, width = 2.4 } = style;
  return `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}" stroke="${stroke}" stroke-width="${width}"/>`;
}

interface TextStyle {
  readonly size: number;
  readonly colour?: string;
  readonly italic?: boolean;
  readonly weight?: number;
  readonly anchor?: 'start' | 'middle' | 'end';
  readonly spacing?: number;
  readonly family?: 'Newsreader' | 'Instrument Sans';
}

export function text(content: string, x: number, y: number, style: TextStyle): Svg {
  const { size, colour = palette.ink, italic = false, weight = 400, anchor = 'middle', spacing = 0 } = style;
  const escaped = content.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-family="${style.family ?? 'Newsreader'}" font-size="${size}" font-weight="${weight}" font-style="${italic ? 'italic' : 'normal'}" letter-spacing="${spacing}" fill="${colour}" text-anchor="${anchor}">${escaped}</text>`;
}

/** Draws the same thing several times along a row. */
export function repeated(count: number, draw: (index: number) => Svg): Svg {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** An engraver's shadow: two layers of parallel lines under a shape, offset to the lower right. */
export function hatchedShadow(d: string, reach = 26): Svg {
  return `<path d="${d}" transform="translate(${reach} ${reach * 1.1})" fill="url(#hatch-wide)"/><path d="${d}" transform="translate(${reach * 0.5} ${reach * 0.55})" fill="url(#hatch-close)"/>`;
}

export function boxPath({ x, y, width, height }: Box): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
