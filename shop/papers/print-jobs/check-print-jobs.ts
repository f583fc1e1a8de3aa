import type { OrderDocument } from '../order-document.ts';
import { groupByPrintJob, type OrderedFile, type OrderedPrintJob } from './print-jobs.ts';
import { countedKey, countUnits, type CountedRow, highestPage, readRows } from './recount-print-job.ts';

/** What the shop found when it counted an order again, in German for its owner. */
export interface PrintCheck {
  /** What does not fit: it is to be asked before it is produced. */
  readonly queries: readonly string[];
  /** What is good to know. */
  readonly remarks: readonly string[];
}

/** Pages of a stored file; null when they could not be counted. */
export type PagesOf = (path: string) => number | null;

/**
 * Counts the print jobs of an order again: sides, sheets and bindings against the lines, pages against the stored files
 * (configurator rule CFG-42: the client is never trusted).
 *
 * @param pagesOf null when the files lie where the shop cannot look
 * @returns undefined for an order without print jobs
 */
export function checkPrintJobs({ lines }: OrderDocument, pagesOf: PagesOf | null): PrintCheck | undefined {
  const { jobs } = groupByPrintJob(lines);
  if (jobs.length === 0) return undefined;
  const found = jobs.map((job) => {
    const rows = readRows(job.rows);
    const about = (text: string): string => `${job.title ?? 'Druckauftrag'}: ${text}`;
    const queries =
      rows === undefined ? ['beschreibt nicht, was gedruckt werden soll.'] : queriesOf(job, rows, pagesOf);
    return { queries: queries.map(about), remarks: remarksOf(rows ?? []).map(about) };
  });
  const elsewhere = 'Die Dateien liegen in einem anderen Speicher; ihre Seiten hat der Shop nicht gezählt.';
  return {
    queries: found.flatMap(({ queries }) => queries),
    remarks: [...(pagesOf === null ? [elsewhere] : []), ...found.flatMap(({ remarks }) => remarks)],
  };
}

function queriesOf(job: OrderedPrintJob, rows: readonly CountedRow[], pagesOf: PagesOf | null): string[] {
  return [...quantityQueries(job, rows), ...(pagesOf === null ? [] : fileQueries(job.files, rows, pagesOf))];
}

function quantityQueries({ lines }: OrderedPrintJob, rows: readonly CountedRow[]): string[] {
  const ordered = new Map<string, number>();
  for (const { productNumber, quantity } of lines) {
    const key = countedKey(productNumber ?? '');
    if (key !== undefined) ordered.set(key, (ordered.get(key) ?? 0) + quantity);
  }
  const counted = countUnits(rows);
  return [...new Set([...counted.keys(), ...ordered.keys()])]
    .map((sku) => ({ sku, is: ordered.get(sku) ?? 0, should: counted.get(sku) ?? 0 }))
    .filter(({ is, should }) => is !== should)
    .map(({ sku, is, should }) => `${sku} ist ${is}-mal bestellt, nachgezählt sind es ${should}.`);
}

function fileQueries(files: readonly OrderedFile[], rows: readonly CountedRow[], pagesOf: PagesOf): string[] {
  const highest = highestPage(rows);
  const stored = files.flatMap((file) =>
    file.path === undefined ? [] : [{ ...file, called: file.name ?? file.path, has: pagesOf(file.path) }],
  );
  if (stored.length === 0) return highest === 0 ? [] : ['nennt keine Datei, aus der gedruckt werden soll.'];
  const most = Math.max(...stored.map(({ has }) => has ?? Number.POSITIVE_INFINITY));
  return [
    ...stored.flatMap(({ called, has, pages }) => {
      if (has === null) return [`Die Seiten von ${called} ließen sich nicht zählen; bitte von Hand prüfen.`];
      return pages === undefined || pages === has ? [] : [`${called} hat ${has} Seiten, angegeben sind ${pages}.`];
    }),
    ...(highest > most ? [`Gedruckt werden soll Seite ${highest}, die Dateien haben höchstens ${most}.`] : []),
  ];
}

/** Whether a page is really empty cannot be counted, and empty pages cost nothing. */
function remarksOf(rows: readonly CountedRow[]): string[] {
  const empty = rows.flatMap(({ pages }) => pages).filter((page) => page.from === 'file' && page.ink === 'none').length;
  return empty === 0 ? [] : [`${empty} Seiten der Datei gelten als leer und sind nicht berechnet.`];
}
