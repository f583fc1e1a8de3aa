import type { Finding, Fix } from './finding.ts';
import { marksChoices } from '../spec/job-choices.ts';
import type { PlacedPage } from '../pages/placed-page.ts';

/**
 * Pencil marks and comments laid over the pages (PF-18): asked for, because printed unasked they may disclose what was
 * private and make pages colour, and left out unasked they may be what the player needs. Until then they are left out.
 */
export function markFindings(pages: readonly PlacedPage[]): readonly Finding[] {
  const marked = pages.filter(({ facts }) => facts.marks !== null);
  return [undefined, ...marksChoices].flatMap((choice): readonly Finding[] => {
    const group = marked.filter(({ page }) => page.marks === choice);
    if (group.length === 0) return [];
    const numbers = group.map(({ number }) => number);
    const fixes = marksChoices
      .filter((marks) => marks !== choice)
      .map((marks): Fix => ({ action: 'choose-marks', pages: numbers, marks }));
    const params = { count: countMarks(group), pages: numbers, choice: choice ?? 'open' } as const;
    return [{ id: 'PF-18', level: choice === undefined ? 'choose' : 'info', params, fixes }];
  });
}

/** A page of a file counts once, however often it is printed or cut. */
function countMarks(pages: readonly PlacedPage[]): number {
  const counts = new Map(pages.map(({ page, facts }) => [`${page.file} ${page.page}`, facts.marks?.count ?? 0]));
  return [...counts.values()].reduce((sum, count) => sum + count, 0);
}
