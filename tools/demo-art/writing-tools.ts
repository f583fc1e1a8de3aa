import { palette } from './palette.ts';
import { hatchedShadow, line, path, rectangle, repeated, text, type Svg } from './strokes.ts';

interface Pencil {
  readonly colour: string;
  readonly end?: 'eraser' | 'magnet' | 'plain';
  readonly stave?: boolean;
}

/** A sharpened pencil, 800 long, its tip at the right end of the origin line. */
export function pencil({ colour, end = 'plain', stave = false }: Pencil): Svg {
  const body = 'M-400 -17H300L392 -2Q400 0 392 2L300 17H-400Z';
  const facets = line([-400, -6], [300, -6], 1.2, '#ffffff88') + line([-400, 7], [300, 7], 1.4, '#00000066');
  const wood =
    path('M300 -17L352 -8.6L352 8.6L300 17Q310 8 300 0Q310 -8 300 -17Z', { fill: palette.sand, width: 1.6 }) +
    path('M352 -8.6L392 -2Q400 0 392 2L352 8.6Z', { fill: palette.ink, width: 1 });
  const stavelines = repeated(5, (index) => line([-330, -8 + index * 4], [-60, -8 + index * 4], 1, '#f7eed9'));
  const ferrule =
    rectangle({ x: -438, y: -17, width: 40, height: 34 }, { fill: palette.brass, width: 1.8 }) +
    repeated(4, (index) => line([-430 + index * 8, -16], [-430 + index * 8, 16], 1.1));
  const cap = {
    eraser: ferrule + path('M-438 -16H-466Q-480 -16 -480 0T-466 16H-438Z', { fill: palette.rose, width: 1.8 }),
    magnet: ferrule + rectangle({ x: -462, y: -15, width: 26, height: 30 }, { fill: '#9aa1a4', width: 1.8, radius: 3 }),
    plain: path('M-400 -17Q-412 0 -400 17', { fill: palette.sand, width: 1.8 }),
  }[end];
  return (
    hatchedShadow(body, 16) + path(body, { fill: colour, width: 2 }) + facets + (stave ? stavelines : '') + wood + cap
  );
}

/** Block of rubber in its paper sleeve. */
export function eraser(label: string): Svg {
  const block = 'M-230 -85H230Q250 -85 250 -65V65Q250 85 230 85H-230Z';
  return (
    hatchedShadow(block, 26) +
    path(block, { fill: palette.white }) +
    rectangle({ x: -250, y: -88, width: 380, height: 176 }, { fill: palette.accent }) +
    rectangle({ x: -236, y: -74, width: 352, height: 148 }, { stroke: palette.sand, width: 1.4 }) +
    text(label, -60, 14, { size: 46, colour: palette.ivory, weight: 500 }) +
    repeated(12, (index) => line([140 + index * 8, 60 - index], [140 + index * 8, 78], 1))
  );
}

/** A pen with five nibs that draws a staff in one stroke. */
export function rastrum(): Svg {
  const handle = 'M-420 -15Q-430 0 -420 15L120 22Q150 24 170 34L196 34V-34H170Q150 -24 120 -22Z';
  const nibs = repeated(5, (index) => {
    const y = -30 + index * 15;
    return (
      path(`M196 ${y - 5}L262 ${y - 3.4}L290 ${y}L262 ${y + 3.4}L196 ${y + 5}Z`, { fill: '#d9c48d', width: 1.5 }) +
      line([250, y], [288, y], 1)
    );
  });
  return (
    hatchedShadow(handle, 18) +
    path(handle, { fill: palette.cloth }) +
    line([-400, -5], [110, -9], 1.6, '#ffffff66') +
    rectangle({ x: 120, y: -36, width: 30, height: 72 }, { fill: palette.brass, width: 1.8 }) +
    nibs
  );
}

/** Ruler whose scale counts staff heights as well as millimetres. */
export function staffRuler(): Svg {
  const body = 'M-470 -70H470V70H-470Z';
  const ticks = repeated(91, (index) =>
    line([-450 + index * 10, 70], [-450 + index * 10, index % 10 === 0 ? 36 : index % 5 === 0 ? 46 : 54], 1.5),
  );
  const numbers = repeated(10, (index) =>
    text(String(index), -450 + index * 100, 24, { size: 24, family: 'Instrument Sans' }),
  );
  const gauges = [4, 5, 6, 7, 8]
    .map((gap, index) =>
      repeated(5, (row) =>
        line(
          [-430 + index * 185, -58 + row * gap * 1.6],
          [-300 + index * 185, -58 + row * gap * 1.6],
          1.3,
          palette.accent,
        ),
      ),
    )
    .join('');
  return hatchedShadow(body, 20) + path(body, { fill: '#f3e2b8' }) + ticks + numbers + gauges;
}
