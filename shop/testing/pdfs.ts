import { deflateSync } from 'node:zlib';

/** Objects by number, as they stand between `obj` and `endobj`. */
export type PdfObjectTexts = Readonly<Record<number, string>>;

/** The objects of a document with pages in a tree of the given shape: a number of pages, or branches of it. */
export function treeOf(shape: readonly (number | readonly number[])[]): PdfObjectTexts {
  const objects: Record<number, string> = { 1: '<< /Type /Catalog /Pages 2 0 R >>' };
  let next = 3;
  const add = (text: (number: number) => string): string => {
    const number = next;
    next += 1;
    objects[number] = text(number);
    return `${number} 0 R`;
  };
  const pages = (count: number, parent: number): string =>
    Array.from({ length: count }, () => add(() => `<< /Type /Page /Parent ${parent} 0 R >>`)).join(' ');
  const kids = shape.map((branch) => {
    if (typeof branch === 'number') return pages(branch, 2);
    return add((number) => `<< /Type /Pages /Kids [${branch.map((count) => pages(count, number)).join(' ')}] >>`);
  });
  objects[2] = `<< /Type /Pages /Count 1 /Kids [${kids.join(' ')}] >>`;
  return objects;
}

/** An object with bytes, for the objects of a document. */
export const byteObject = (entries: string, content: string): string =>
  `<< ${entries} /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** The objects of a document with one page of A4: its content is object 4, what it names in `resources` comes after it. */
export const pageOfA4 = (content: string, resources = '', more: PdfObjectTexts = {}): PdfObjectTexts => ({
  1: '<< /Type /Catalog /Pages 2 0 R >>',
  2: '<< /Type /Pages /Count 1 /Kids [3 0 R] >>',
  3: `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> >>`,
  4: byteObject('', content),
  ...more,
});

/** Forms of twelve forms each, eight deep: who draws them one by one has 400 million to draw. */
export function endlessPage(): PdfObjectTexts {
  const form = (number: number): string => {
    const next = `/Resources << /XObject << /F ${number + 1} 0 R >> >>`;
    return byteObject(`/Type /XObject /Subtype /Form /BBox [0 0 595 842] ${next}`, '/F Do '.repeat(12));
  };
  const last = byteObject('/Type /XObject /Subtype /Form /BBox [0 0 595 842]', '0 0 9 9 re f');
  const forms = Array.from({ length: 8 }, (_, index): [number, string] => [index + 5, form(index + 5)]);
  return pageOfA4('/F Do', '/XObject << /F 5 0 R >>', { ...Object.fromEntries(forms), 13: last });
}

/** A document with a table as every PDF had it once. */
export function classicPdf(objects: PdfObjectTexts, trailer = ''): Buffer {
  const numbers = Object.keys(objects).map(Number);
  const size = Math.max(...numbers) + 1;
  let body = '%PDF-1.4\n';
  const places = new Map<number, number>();
  for (const number of numbers) {
    places.set(number, body.length);
    body += `${number} 0 obj\n${objects[number] ?? ''}\nendobj\n`;
  }
  const entries = Array.from({ length: size }, (_, number) => {
    const at = places.get(number);
    return at === undefined ? '0000000000 65535 f \n' : `${String(at).padStart(10, '0')} 00000 n \n`;
  });
  const table = `xref\n0 ${size}\n${entries.join('')}trailer\n<< /Size ${size} /Root 1 0 R ${trailer} >>\n`;
  return Buffer.from(`${body}${table}startxref\n${body.length}\n%%EOF\n`, 'latin1');
}

/** A document with all its objects in a packed stream, and its table in another, with the predictor most programs use. */
export function packedPdf(objects: PdfObjectTexts): Buffer {
  const numbers = Object.keys(objects).map(Number);
  const streamNumber = Math.max(...numbers) + 1;
  const texts = numbers.map((number) => `${objects[number] ?? ''} `);
  const offsets = texts.map((_, index) => texts.slice(0, index).join('').length);
  const head = numbers.map((number, index) => `${number} ${offsets[index] ?? 0}`).join(' ');
  const packed = deflateSync(Buffer.from(`${head} ${texts.join('')}`, 'latin1'));
  const start = `%PDF-1.5\n`;
  const opening = `${streamNumber} 0 obj\n<< /Type /ObjStm /N ${numbers.length} /First ${head.length + 1} /Filter /FlateDecode /Length ${packed.length} >>\nstream\n`;
  const before = Buffer.concat([Buffer.from(start + opening), packed, Buffer.from('\nendstream\nendobj\n')]);
  const rows = Array.from({ length: streamNumber + 2 }, (_, number): readonly number[] => {
    if (number === streamNumber) return [1, start.length, 0];
    if (number === streamNumber + 1) return [1, before.length, 0];
    const index = numbers.indexOf(number);
    return index < 0 ? [0, 0, 0] : [2, streamNumber, index];
  });
  const table = deflateSync(withUpPredictor(rows.map(([kind = 0, a = 0, b = 0]) => rowBytes(kind, a, b))));
  const xref = `${streamNumber + 1} 0 obj\n<< /Type /XRef /W [1 4 2] /Size ${rows.length} /Root 1 0 R /Filter /FlateDecode /DecodeParms << /Predictor 12 /Columns 7 >> /Length ${table.length} >>\nstream\n`;
  const end = `\nendstream\nendobj\nstartxref\n${before.length}\n%%EOF\n`;
  return Buffer.concat([before, Buffer.from(xref), table, Buffer.from(end)]);
}

function rowBytes(kind: number, a: number, b: number): Buffer {
  const row = Buffer.alloc(7);
  row.writeUInt8(kind, 0);
  row.writeUInt32BE(a, 1);
  row.writeUInt16BE(b, 5);
  return row;
}

function withUpPredictor(rows: readonly Buffer[]): Buffer {
  return Buffer.concat(
    rows.map((row, index) => {
      const above = rows[index - 1];
      return Buffer.from([2, ...row.map((byte, column) => byte - (above?.[column] ?? 0))]);
    }),
  );
}
