import type { Figure } from './setting.ts';

/** The figures as lines of a table: what, target, figure, and what else is known. */
export function figureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => [figure.what, targetOf(figure), numberOf(figure), detailsOf(figure)]);
  const all = [['what', 'target', 'figure', ''], ...rows];
  const widths = [0, 1, 2].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0)));
  return all
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** Whether a figure is within its target; one without a target always is. */
export function isReached({ value, target }: Figure): boolean {
  if (target === undefined) return true;
  return 'atLeast' in target ? value >= target.atLeast : value <= target.atMost;
}

function targetOf({ target, unit }: Figure): string {
  if (target === undefined) return '–';
  return 'atLeast' in target ? `≥ ${target.atLeast} ${unit}`.trim() : `≤ ${target.atMost} ${unit}`.trim();
}

function numberOf(figure: Figure): string {
  const { value, unit } = figure;
  const digits = unit === 'tasks' ? 0 : unit === 'MB' ? 1 : 2;
  return `${value.toFixed(digits)} ${unit}${isReached(figure) ? '' : ' (missed)'}`.trim();
}

const detailsOf = ({ details }: Figure): string =>
  Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');
