import { palette } from './palette.ts';
import { repeated, type Svg } from './strokes.ts';

interface Size {
  readonly width: number;
  readonly height: number;
}

/**
 * A complete picture: the table, the light on it, and the things lying there. Drawn in the units of its canvas and shown
 * at `shown`, in px.
 */
export function picture({ width, height }: Size, shown: Size, content: Svg): Svg {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${shown.width}" height="${shown.height}" viewBox="0 0 ${width} ${height}">
<defs>${hatch('hatch-wide', 7, 1.5, 0.42)}${hatch('hatch-close', 4.4, 1.7, 0.6)}${hatch('hatch-cloth', 5, 1.2, 0.5)}
<radialGradient id="light" cx="0.36" cy="0.3" r="0.95"><stop offset="0" stop-color="#f8f3e8"/><stop offset="0.6" stop-color="${palette.table}"/><stop offset="1" stop-color="${palette.tableDeep}"/></radialGradient></defs>
<rect width="${width}" height="${height}" fill="url(#light)"/>${tableLines(width, height)}${content}</svg>`;
}

function hatch(id: string, gap: number, width: number, opacity: number): Svg {
  return `<pattern id="${id}" width="${gap}" height="${gap}" patternUnits="userSpaceOnUse" patternTransform="rotate(45)"><line x1="0" y1="0" x2="0" y2="${gap}" stroke="${palette.ink}" stroke-width="${width}" stroke-opacity="${opacity}"/></pattern>`;
}

/** Fine horizontal lines that darken towards the bottom, as on an engraved plate. */
function tableLines(width: number, height: number): Svg {
  const count = Math.floor(height / 12);
  return repeated(count, (index) => {
    const y = 6 + index * 12;
    const opacity = 0.03 + 0.07 * (index / count) ** 2;
    return `<line x1="0" y1="${y}" x2="${width}" y2="${y}" stroke="${palette.inkSoft}" stroke-width="1" stroke-opacity="${opacity.toFixed(3)}"/>`;
  });
}
