import { readFileSync } from 'node:fs';
import { palette } from './palette.ts';
import type { Box, Svg } from './strokes.ts';

const scores = new URL('../../shop/demo/scores/', import.meta.url);

/** Pages of music engraved for the pictures. */
export type EngravedPage = 'choir' | 'melodies' | 'menuett' | 'piano' | 'praeludium';

interface Engraving {
  readonly body: Svg;
  readonly viewBox: string;
  readonly ratio: number;
}

/** Height the engraved opening bars need at a given width. */
export function musicHeight(name: string, width: number): number {
  return readEngraving(`incipits/${name}`).ratio * width;
}

function readEngraving(name: string): Engraving {
  const source = readFileSync(new URL(`${name}.svg`, scores), 'utf8');
  const viewBox = /viewBox="([^"]+)"/.exec(source)?.[1] ?? '';
  const [, , width = Number.NaN, height = Number.NaN] = viewBox.split(' ').map(Number);
  if (Number.isNaN(width / height)) throw new Error(`The engraving ${name} has no usable viewBox`);
  const body = source.slice(source.indexOf('>') + 1, source.lastIndexOf('</svg>'));
  return { body, viewBox, ratio: height / width };
}

function draw(name: string, x: number, y: number, width: number): Svg {
  const { body, viewBox, ratio } = readEngraving(name);
  return `<svg x="${x}" y="${y}" width="${width}" height="${width * ratio}" viewBox="${viewBox}" overflow="visible" color="${palette.ink}">${body}</svg>`;
}

/** The engraved opening bars of a piece, scaled to a width. */
export function music(name: string, x: number, y: number, width: number): Svg {
  return draw(`incipits/${name}`, x, y, width);
}

/** Fills a page with one of the engraved pages, inside its margins. */
export function musicPage(name: EngravedPage, page: Box): Svg {
  const margin = page.width * 0.09;
  const { ratio } = readEngraving(`pages/${name}`);
  const width = Math.min(page.width - margin * 2, (page.height - margin * 2) / ratio);
  return draw(`pages/${name}`, page.x + (page.width - width) / 2, page.y + margin, width);
}
