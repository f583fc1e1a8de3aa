import type { CSSProperties } from 'react';
import type { CmsBlock, CmsSection } from '#store-api/cms/cms-page.ts';
import type { Media } from '#store-api/schemas/media.ts';

type Frame = Pick<CmsSection, 'backgroundColor' | 'backgroundMedia' | 'backgroundMediaMode' | 'visibility'>;

/** Ground of a section or block as the editor chose it. A coloured ground brings the ink that can be read on it. */
export function groundOf({ backgroundColor, backgroundMedia, backgroundMediaMode }: Frame): CSSProperties {
  const colour = readColour(backgroundColor);
  return {
    ...(colour === null ? {} : { backgroundColor: colour.css, colorScheme: colour.dark ? 'dark' : 'light' }),
    ...(colour === null ? {} : { color: 'var(--nf-ink)' }),
    ...(backgroundMedia === null ? {} : pictureGround(backgroundMedia, backgroundMediaMode)),
  };
}

/** Margins of a block; what is no plain CSS length is left out. */
export function marginsOf(block: CmsBlock): CSSProperties {
  return {
    ...length('marginBlockStart', block.marginTop),
    ...length('marginBlockEnd', block.marginBottom),
    ...length('marginInlineStart', block.marginLeft),
    ...length('marginInlineEnd', block.marginRight),
  };
}

/** Where a frame does not show: names of screen classes, divided where `md` begins and where `xl` does, at 48 and 80 rem (specification section 9). */
export function hiddenOn({ visibility }: Pick<Frame, 'visibility'>): string | undefined {
  if (visibility === null) return undefined;
  const classes = (['mobile', 'tablet', 'desktop'] as const).filter((screen) => !visibility[screen]);
  return classes.length === 0 ? undefined : classes.join(' ');
}

/** Class names the editor gave a page, section or block, for the shop's own style sheet; what is no plain name is left out. */
export function ownClasses(cssClass: string | null): string | undefined {
  const names = (cssClass ?? '').split(/\s+/).filter((name) => /^-?[A-Za-z_][\w-]*$/.test(name));
  return names.length === 0 ? undefined : names.join(' ');
}

const edges: ReadonlyMap<string, string> = new Map([
  ['flex-start', 'start'],
  ['start', 'start'],
  ['top', 'start'],
  ['center', 'center'],
  ['flex-end', 'end'],
  ['end', 'end'],
  ['bottom', 'end'],
]);

/** An alignment as the editor writes it; `undefined` for none and for what is no alignment. */
export function edgeOf(align: string | null): string | undefined {
  return edges.get(align ?? '');
}

function length(property: string, value: string | null): CSSProperties {
  return value !== null && /^-?\d+(?:\.\d+)?(?:px|rem|em|%|vw|vh)?$/.test(value) ? { [property]: value } : {};
}

function pictureGround(media: Media, mode: string | null): CSSProperties {
  const address = backgroundAddress(media);
  return {
    backgroundImage: `url("${address.replaceAll(/["\\\n]/g, encodeURIComponent)}")`,
    backgroundSize: mode === 'contain' || mode === 'auto' ? mode : 'cover',
    backgroundPosition: 'center',
    backgroundRepeat: 'no-repeat',
  };
}

const defaultSize = 800;
const largestSize = 1900;

/**
 * Address of a ground picture, asked for in the size needed: its longer edge rounded up to the next 100, at most 1900
 * (specification section 9). Servers that do not scale ignore the question.
 */
export function backgroundAddress({ url, width, height }: Pick<Media, 'url' | 'width' | 'height'>): string {
  const wide = (width ?? 0) >= (height ?? 0);
  const edge = Math.max(width ?? 0, height ?? 0);
  const size = edge === 0 ? defaultSize : edge > 1920 ? largestSize : Math.ceil(edge / 100) * 100;
  return `${url}${url.includes('?') ? '&' : '?'}${wide ? 'width' : 'height'}=${size}&fit=crop,smart`;
}

interface Colour {
  readonly css: string;
  readonly dark: boolean;
}

/** Hex and rgb() colours, as the editor writes them; fully transparent ones are none. */
export function readColour(value: string | null): Colour | null {
  const css = value?.trim() ?? '';
  const channels = hexChannels(css) ?? rgbChannels(css);
  if (channels === undefined || channels[3] === 0) return null;
  const [red, green, blue] = channels;
  return { css, dark: red * 0.299 + green * 0.587 + blue * 0.114 < 128 };
}

type Channels = readonly [red: number, green: number, blue: number, opacity: number];

function hexChannels(css: string): Channels | undefined {
  const digits = /^#([0-9a-f]{3,4}|[0-9a-f]{6}|[0-9a-f]{8})$/i.exec(css)?.[1];
  if (digits === undefined) return undefined;
  const long = digits.length <= 4 ? digits.replaceAll(/./g, '$&$&') : digits;
  const channel = (index: number): number => Number.parseInt(long.slice(index * 2, index * 2 + 2) || 'ff', 16);
  return [channel(0), channel(1), channel(2), channel(3)];
}

function rgbChannels(css: string): Channels | undefined {
  const parts = /^rgba?\(\s*(\d{1,3})[\s,]+(\d{1,3})[\s,]+(\d{1,3})(?:[\s,/]+([\d.]+)%?)?\s*\)$/i.exec(css);
  return parts ? [Number(parts[1]), Number(parts[2]), Number(parts[3]), Number(parts[4] ?? 1)] : undefined;
}
