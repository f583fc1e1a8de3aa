import { defaultSpec } from './default-spec.ts';
import type { FilePageChoices, RowChoices } from '../spec/job-choices.ts';
import type { Size } from '../spec/paper-format.ts';

/** Endings, folders, and the numbers scanners and libraries put in front: `Scans/03_Violine 1.pdf` is `Violine 1`. */
export function partName(fileName: string): string {
  const base = fileName.replace(/^.*[\\/]/u, '').replace(/\.[a-z]{2,5}$/iu, '');
  const name = base
    .replace(/^\d+\s*[-_.)]+\s*/u, '')
    .replaceAll('_', ' ')
    .trim();
  return name === '' ? base : name;
}

/** A part made of one file, its pages in their own order, as it can be ordered at once (CFG-01). */
export function rowFromFile(
  ids: { readonly row: string; readonly file: string },
  fileName: string,
  sizes: readonly Size[],
): RowChoices {
  const pages = sizes.map((_, index): FilePageChoices => ({ from: 'file', file: ids.file, page: index + 1, turn: 0 }));
  return { id: ids.row, name: partName(fileName), kind: 'part', copies: 1, pages, spec: defaultSpec(sizes) };
}
