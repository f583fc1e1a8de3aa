import { deflateSync } from 'node:zlib';
import { faxCode, type ChangesOfRow } from './fax-code.ts';
import { fourInkJpeg } from './four-ink-jpeg.ts';
import { pdf, type PdfObject } from './made-pdf.ts';

/** How large a scan is: its sheet in points, and its pixels. */
export interface ScanSize {
  sheet: { width: number; height: number };
  width: number;
  height: number;
}

const a4 = { width: 595, height: 842 };
const a3 = { width: 842, height: 1191 };

export const scanSizes = {
  a4At300: { sheet: a4, width: 2480, height: 3508 },
  a4At450: { sheet: a4, width: 3720, height: 5262 },
  a4At600: { sheet: a4, width: 4960, height: 7016 },
  a3At600: { sheet: a3, width: 7016, height: 9921 },
} as const satisfies Record<string, ScanSize>;

/** A page of pictures, as a scanner leaves it. */
export interface ScannedPage {
  sheet: ScanSize['sheet'];
  pictures: readonly PdfObject[];
}

/**
 * A PDF of scanned pages. The pictures of a page lie one below the other, each a little lower than the one above; one that
 * comes again is in the file once.
 */
export function scannedFile(pages: readonly ScannedPage[]): Buffer {
  const objects: PdfObject[] = ['<</Type/Catalog/Pages 2 0 R>>', ''];
  const kids = pages.map(({ sheet, pictures }) => {
    const single = [...new Set(pictures)];
    const first = objects.push(...single) - single.length + 1;
    const height = sheet.height / pictures.length;
    const drawn = pictures.map((picture, index) => {
      const place = `${height * (1 - index / 100)} 0 ${sheet.height - (index + 1) * height}`;
      return `q ${sheet.width} 0 0 ${place} cm /Im${single.indexOf(picture)} Do Q`;
    });
    const content = objects.push({ dictionary: '', stream: Buffer.from(drawn.join('\n')) });
    const names = single.map((_, index) => `/Im${index} ${first + index} 0 R`).join('');
    const box = `/MediaBox[0 0 ${sheet.width} ${sheet.height}]`;
    return objects.push(`<</Type/Page/Parent 2 0 R${box}/Resources<</XObject<<${names}>>>>/Contents ${content} 0 R>>`);
  });
  objects[1] = `<</Type/Pages/Kids[${kids.map((kid) => `${kid} 0 R`).join(' ')}]/Count ${kids.length}>>`;
  return pdf(objects);
}

const pictureOf = ({ width, height }: ScanSize, entries: string, stream: Buffer): PdfObject => ({
  dictionary: `/Type/XObject/Subtype/Image/Width ${width}/Height ${height}${entries}`,
  stream,
});

const pageOf = (size: ScanSize, entries: string, stream: Buffer): ScannedPage => ({
  sheet: size.sheet,
  pictures: [pictureOf(size, entries, stream)],
});

const inTwoColours = '/ColorSpace/DeviceGray/BitsPerComponent 1';

const faxEntries = ({ width, height }: ScanSize): string =>
  `/Filter/CCITTFaxDecode/DecodeParms<</K -1/Columns ${width}/Rows ${height}>>`;

/** As copiers send it: a fax of group 4 in a PDF. */
export const faxScan = (size: ScanSize): ScannedPage =>
  pageOf(size, inTwoColours + faxEntries(size), faxCode(scannedRows(size), size.width));

/** As libraries keep theirs: one region of JBIG2 (ITU T.88), whose pixels are coded as those of a fax. */
export function jbig2Scan(size: ScanSize): ScannedPage {
  const { width, height } = size;
  const segment = (number: number, type: number, content: Buffer): Buffer =>
    Buffer.concat([words(number), Buffer.from([type, 0, 1]), words(content.length), content]);
  const page = Buffer.concat([words(width, height, 0, 0), Buffer.from([0, 0, 0])]);
  const region = Buffer.concat([words(width, height, 0, 0), Buffer.from([0, 1])]);
  const code = faxCode(scannedRows(size), width);
  const stream = Buffer.concat([segment(0, 48, page), segment(1, 38, Buffer.concat([region, code]))]);
  return pageOf(size, `${inTwoColours}/Filter/JBIG2Decode`, stream);
}

function words(...values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, index) => bytes.writeUInt32BE(value, index * 4));
  return bytes;
}

/** Packed as a PNG is: each row as what it differs from the one above. */
export function pngLikeScan(size: ScanSize, colours: 1 | 3): ScannedPage {
  const { width, height } = size;
  const rowBytes = width * colours;
  const content = Buffer.alloc((rowBytes + 1) * height);
  let above: Buffer = Buffer.alloc(rowBytes);
  scannedRows(size).forEach((changes, y) => {
    const row = Buffer.alloc(rowBytes, 255);
    for (let each = 0; each < changes.length; each += 2)
      row.fill(0, (changes[each] ?? 0) * colours, (changes[each + 1] ?? width) * colours);
    const start = y * (rowBytes + 1);
    content[start] = 2;
    for (let x = 0; x < rowBytes; x += 1) content[start + 1 + x] = (row[x] ?? 0) - (above[x] ?? 0);
    above = row;
  });
  const space = `/ColorSpace/Device${colours === 1 ? 'Gray' : 'RGB'}/BitsPerComponent 8`;
  const filter = `/Filter/FlateDecode/DecodeParms<</Predictor 15/Colors ${colours}/Columns ${width}>>`;
  return pageOf(size, space + filter, deflateSync(content, { level: 1 }));
}

/** A JPEG of four inks, as programs for pictures save it: inverted. */
export function fourInkScan(size: ScanSize): ScannedPage {
  const entries = '/ColorSpace/DeviceCMYK/BitsPerComponent 8/Decode[1 0 1 0 1 0 1 0]/Filter/DCTDecode';
  return pageOf(size, entries, fourInkJpeg(scannedRows(size), size));
}

/** Stencils through which black is painted, each with the pixels of a whole page: so many different ones, each so often. */
export function stencilScan(size: ScanSize, { different, times }: { different: number; times: number }): ScannedPage {
  const stream = faxCode(scannedRows(size), size.width);
  const stencils = Array.from({ length: different }, () =>
    pictureOf(size, `/ImageMask true/BitsPerComponent 1${faxEntries(size)}`, stream),
  );
  return { sheet: size.sheet, pictures: stencils.flatMap((stencil) => Array.from({ length: times }, () => stencil)) };
}

/** What a scanner sees of a page of music: six systems with notes, black on white. */
function scannedRows({ width, height }: ScanSize): ChangesOfRow[] {
  const step = height / 112;
  const line = Math.ceil(step / 6);
  const [left, right] = [Math.round(width * 0.1), Math.round(width * 0.9)];
  const heads = Array.from({ length: 23 }, (_, note) => Math.round(left + width * (0.03 + note * 0.032)));
  return Array.from({ length: height }, (_, y) => {
    const system = Math.floor(y / step / 16);
    const place = y / step - system * 16;
    if (system > 5) return [];
    if (place >= 6 && place < 15 && (place % 2) * step < line) return [left, right];
    return heads.flatMap((x, note) => {
      const head = 6 + ((note * 5) % 9);
      if (Math.abs(place - head) < 0.9) return [x, Math.round(x + 2.2 * step)];
      return place < head && place > head - 6 ? [Math.round(x + 2 * step), Math.round(x + 2.2 * step)] : [];
    });
  });
}
