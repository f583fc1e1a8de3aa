import type { Finding } from './finding.ts';
import type { PageChoices, RowChoices } from '../spec/job-choices.ts';

/** A finding, and what a confirmation of it is kept under. */
export interface KeyedFinding {
  readonly key: string;
  readonly finding: Finding;
}

/**
 * What a customer confirms: a kind of finding, on these pages of the file as they are turned and cut, with what was
 * measured there. With another page, another amount or another file it is another question. Pages are named by their
 * place in the file: an empty page in front changes nothing about what was confirmed.
 */
export function findingKey({ id, params }: Finding, row: Pick<RowChoices, 'pages'>): string {
  const isList = 'pages' in params && typeof params.pages === 'object';
  const pages = isList ? params.pages.map((number) => pageKey(row.pages[number - 1])).join(',') : '';
  const facts = JSON.stringify({ ...params, ...(isList && { pages: undefined }) });
  return [id, short(pages), facts].filter((part) => part !== '' && part !== '{}').join(' ');
}

function pageKey(page: PageChoices | undefined): string {
  if (page?.from !== 'file') return '+';
  const { file, page: number, half, turn } = page;
  return [file, number, ...(half ? [half.side, half.cutPercent] : []), ...(turn === 0 ? [] : [`${turn}°`])].join('.');
}

/** Longer lists of pages are kept as a number made of them: a job carries its confirmations into the cart. */
const longest = 120;

const short = (pages: string): string => (pages.length > longest ? `#${checksum(pages)}` : pages);

/** 53 bits: two lists of one job are never taken for each other by accident. */
function checksum(text: string): string {
  let [low, high] = [0x811c9dc5, 0x01000193];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    low = Math.imul(low ^ code, 0x01000193);
    high = Math.imul(high ^ code, 0x85ebca6b);
  }
  return ((high >>> 11) * 2 ** 32 + (low >>> 0)).toString(36);
}
