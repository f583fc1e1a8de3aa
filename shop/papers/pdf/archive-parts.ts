import { createHash } from 'node:crypto';
import { invoiceFileName, type PdfDescription, pdfProducer } from './archive-metadata.ts';
import { type PdfObjects, utf16 } from './pdf-objects.ts';
import { srgbProfile } from './srgb-profile.ts';

/** What the colours of the file mean: those of a screen. Returns the dictionary. */
export function addColours(objects: PdfObjects): string {
  const profile = objects.addStream(srgbProfile(), '/N 3');
  return `<< /Type /OutputIntent /S /GTS_PDFA1 /OutputConditionIdentifier (sRGB) /Info (sRGB IEC61966-2.1) /DestOutputProfile ${profile} 0 R >>`;
}

/** The file's own description, which says what its metadata say. Returns its number. */
export function addInfo(objects: PdfObjects, { title, author, writtenAt }: PdfDescription): number {
  const date = pdfDate(writtenAt);
  return objects.add(
    `<< /Title ${text(title)} /Author ${text(author)} /Producer (${pdfProducer}) /CreationDate ${date} /ModDate ${date} >>`,
  );
}

/** Embeds the invoice for machines; it says the same as the pages. Returns entries of the catalogue. */
export function addInvoice(objects: PdfObjects, invoice: string, { writtenAt }: PdfDescription): string {
  const bytes = Buffer.from(invoice);
  const checksum = createHash('md5').update(bytes).digest('hex');
  const file = objects.addStream(
    bytes,
    `/Type /EmbeddedFile /Subtype /text#2Fxml /Params << /ModDate ${pdfDate(writtenAt)} /Size ${bytes.length} /CheckSum <${checksum}> >>`,
  );
  const specification = objects.add(
    `<< /Type /Filespec /F (${invoiceFileName}) /UF ${text(invoiceFileName)} /Desc (Factur-X invoice) /AFRelationship /Alternative /EF << /F ${file} 0 R /UF ${file} 0 R >> >>`,
  );
  return ` /AF [${specification} 0 R] /Names << /EmbeddedFiles << /Names [(${invoiceFileName}) ${specification} 0 R] >> >>`;
}

const text = (value: string): string => `<${utf16(`\uFEFF${value}`)}>`;

/** `(D:20261121080000Z)`. */
const pdfDate = (date: Date): string => `(D:${date.toISOString().slice(0, 19).replaceAll(/\D/g, '')}Z)`;
