import { encodingDifferences, pdfString } from './pdf-text.ts';

/** A piece of text on a page; points from the lower left corner, as PDF counts. */
export type PdfText = {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly isBold: boolean;
  readonly text: string;
};

export type PdfLine = { readonly x1: number; readonly x2: number; readonly y: number };

export type PdfPage = { readonly texts: readonly PdfText[]; readonly lines: readonly PdfLine[] };

/** A4 in points. */
export const pageSize = { width: 595.28, height: 841.89 } as const;

const number = (value: number): string => String(Math.round(value * 100) / 100);

function pageContent({ texts, lines }: PdfPage): string {
  const drawn = texts.map(
    ({ x, y, size, isBold, text }) =>
      `BT /${isBold ? 'B' : 'R'} ${size} Tf ${number(x)} ${number(y)} Td ${pdfString(text)} Tj ET`,
  );
  const ruled = lines.map(({ x1, x2, y }) => `0.5 w ${number(x1)} ${number(y)} m ${number(x2)} ${number(y)} l S`);
  return [...drawn, ...ruled].join('\n');
}

const font = (name: string): string =>
  `<< /Type /Font /Subtype /Type1 /BaseFont /${name} /Encoding << /Type /Encoding /BaseEncoding /StandardEncoding /Differences ${encodingDifferences} >> >>`;

/** Objects of the file in the order of their numbers, from 1 on. */
function objects(pages: readonly PdfPage[], title: string): string[] {
  const FIRST_PAGE = 6;
  const kids = pages.map((_, index) => `${FIRST_PAGE + index * 2} 0 R`).join(' ');
  const ofPages = pages.flatMap((page, index) => {
    const content = pageContent(page);
    const contentNumber = FIRST_PAGE + index * 2 + 1;
    return [
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${pageSize.width} ${pageSize.height}] /Resources << /Font << /R 3 0 R /B 4 0 R >> >> /Contents ${contentNumber} 0 R >>`,
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    ];
  });
  return [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [ ${kids} ] /Count ${pages.length} >>`,
    font('Helvetica'),
    font('Helvetica-Bold'),
    `<< /Title ${utf16String(title)} >>`,
    ...ofPages,
  ];
}

function utf16String(text: string): string {
  const bytes = Buffer.from(`\ufeff${text}`, 'utf16le').swap16();
  return `<${bytes.toString('hex')}>`;
}

/** A PDF 1.4 file with text in the standard fonts: no images, no embedded fonts. */
export function pdfFile(pages: readonly PdfPage[], title: string): Uint8Array {
  let file = '%PDF-1.4\n';
  const offsets: number[] = [];
  const all = objects(pages, title);
  for (const [index, object] of all.entries()) {
    offsets.push(file.length);
    file += `${index + 1} 0 obj\n${object}\nendobj\n`;
  }
  const start = file.length;
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  file += `xref\n0 ${all.length + 1}\n0000000000 65535 f \n${rows}`;
  file += `trailer\n<< /Size ${all.length + 1} /Root 1 0 R /Info 5 0 R >>\nstartxref\n${start}\n%%EOF\n`;
  return Buffer.from(file, 'latin1');
}
