import { globSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const css = readFileSync(new URL('./palette.css', import.meta.url), 'utf8');

function readPalette(theme: 'light' | 'dark'): Map<string, string> {
  const pairs = css.matchAll(/--nf-([a-z-]+): light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)/g);
  return new Map([...pairs].map(([, name = '', light = '', dark = '']) => [name, theme === 'light' ? light : dark]));
}

/** Relative luminance, WCAG 2.2. */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: string, other: string): number {
  const [bright = 0, dim = 0] = [luminance(one), luminance(other)].toSorted((a, b) => b - a);
  return (bright + 0.05) / (dim + 0.05);
}

const grounds = ['paper', 'surface', 'sunken', 'accent-soft'];
const tones = ['danger', 'warning', 'success', 'info', 'accent'];
const readable = [
  ...grounds.flatMap((ground) => [
    ['ink', ground],
    ['muted', ground],
    ['accent', ground],
  ]),
  ...tones.flatMap((tone) => [
    [tone, 'paper'],
    [tone, 'surface'],
    [tone, `${tone}-soft`],
    ['ink', `${tone}-soft`],
  ]),
  ['accent-ink', 'accent'],
  ['accent-ink', 'accent-strong'],
];
const visible = ['paper', 'surface', 'sunken'].map((ground) => ['control-line', ground]);

describe.each(['light', 'dark'] as const)('the %s palette', (theme) => {
  const palette = readPalette(theme);
  const between = ([one = '', other = '']: string[]) => contrast(palette.get(one) ?? '', palette.get(other) ?? '');

  it.each(readable)('lets %s be read on %s (4.5:1)', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(visible)('shows the boundary %s on %s (3:1)', (...pair) => {
    expect(between(pair)).toBeGreaterThanOrEqual(3);
  });
});

/** The grounds a field may have. */
const fieldGrounds = ['paper', 'surface', 'sunken'];

it('placeholders have the muted ink in full, which can be read on every field (4.5:1)', () => {
  const src = new URL('../../', import.meta.url);
  const sheets = globSync('**/*.css', { cwd: src }).map((file) => readFileSync(new URL(file, src), 'utf8'));
  const rules = sheets.flatMap((sheet) =>
    [...sheet.matchAll(/::placeholder\s*{([^}]*)}/g)].map(([, rule = '']) => rule),
  );
  expect(rules.length).toBeGreaterThan(0);
  for (const rule of rules) expect(rule.replaceAll(/\s+/g, ' ').trim()).toBe('color: var(--nf-muted); opacity: 1;');
  for (const theme of ['light', 'dark'] as const) {
    const palette = readPalette(theme);
    const ratios = fieldGrounds.map((ground) => contrast(palette.get('muted') ?? '', palette.get(ground) ?? ''));
    expect(Math.min(...ratios)).toBeGreaterThanOrEqual(4.5);
  }
});
