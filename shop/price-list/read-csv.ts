/** A row of a file of comma-separated values, with the line it begins in, counted from 1. */
export interface CsvRow {
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvFile {
  readonly rows: readonly CsvRow[];
  /** Line of a quotation mark that is never closed. */
  readonly openQuote: number | undefined;
}

/**
 * Reads what spreadsheets save as CSV (RFC 4180): cells between `;`, `,` or tabs, whichever the first line has most of,
 * with a byte order mark or without, in quotation marks where they hold separators or line ends. Cells lose the blanks
 * around them; rows without content are left out.
 */
export function readCsv(text: string): CsvFile {
  const content = text.replace(/^\uFEFF/, '').replaceAll(/\r\n?/g, '\n');
  const separator = separatorOf(content);
  const rows: CsvRow[] = [];
  let line = 1;
  let position = 0;
  while (position < content.length) {
    const row = readRow(content, position, separator);
    if (row.unclosed) return { rows, openQuote: line };
    if (row.cells.some((cell) => cell !== '')) rows.push({ line, cells: row.cells });
    line += content.slice(position, row.end).split('\n').length - 1;
    position = row.end;
  }
  return { rows, openQuote: undefined };
}

function separatorOf(content: string): string {
  const [first = ''] = content.split('\n', 1);
  const count = (separator: string): number => first.split(separator).length;
  return [';', ',', '\t'].reduce((best, each) => (count(each) > count(best) ? each : best));
}

interface ReadRow {
  readonly cells: readonly string[];
  /** Where the next row begins. */
  readonly end: number;
  readonly unclosed: boolean;
}

function readRow(content: string, start: number, separator: string): ReadRow {
  const cells: string[] = [];
  let position = start;
  for (;;) {
    const cell =
      content[position] === '"' ? readQuoted(content, position, separator) : readPlain(content, position, separator);
    if (cell === undefined) return { cells, end: content.length, unclosed: true };
    cells.push(cell.text.trim());
    position = cell.end + 1;
    if (content[cell.end] !== separator) return { cells, end: position, unclosed: false };
  }
}

interface ReadCell {
  readonly text: string;
  /** Position of the separator or line end behind it. */
  readonly end: number;
}

function readPlain(content: string, start: number, separator: string): ReadCell {
  let end = start;
  while (end < content.length && content[end] !== separator && content[end] !== '\n') end += 1;
  return { text: content.slice(start, end), end };
}

function readQuoted(content: string, start: number, separator: string): ReadCell | undefined {
  let close = content.indexOf('"', start + 1);
  while (close !== -1 && content[close + 1] === '"') close = content.indexOf('"', close + 2);
  if (close === -1) return undefined;
  const behind = readPlain(content, close + 1, separator);
  return { text: content.slice(start + 1, close).replaceAll('""', '"') + behind.text, end: behind.end };
}
