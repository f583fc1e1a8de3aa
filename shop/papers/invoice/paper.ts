import { documentFonts } from '../pdf/document-fonts.ts';
import { pageSize, type PdfLine, type PdfPicture, type PdfText } from '../pdf/pdf-file.ts';
import { textWidth } from '../pdf/pdf-text.ts';

export const left = 60;
export const right = pageSize.width - 60;
const top = pageSize.height - 60;
const bottom = 100;
export const textSize = 9.5;
export const leading = 13;

/** Writes downwards and starts a new page when one is full; points from the lower left corner. */
export class Paper {
  readonly pages: { texts: PdfText[]; lines: PdfLine[]; pictures: PdfPicture[] }[] = [];
  y = top;

  constructor() {
    this.startPage();
  }

  startPage(): void {
    this.pages.push({ texts: [], lines: [], pictures: [] });
    this.y = top;
  }

  need(height: number): void {
    if (this.y - height < bottom) this.startPage();
  }

  put(text: string, x: number, isBold = false, size = textSize): void {
    this.pages.at(-1)?.texts.push({ x, y: this.y, size, isBold, text });
  }

  putRight(text: string, x: number, isBold = false): void {
    const { regular, bold } = documentFonts();
    this.put(text, x - textWidth(text, textSize, isBold ? bold : regular), isBold);
  }

  show(picture: PdfPicture): void {
    this.pages.at(-1)?.pictures.push(picture);
  }

  rule(): void {
    this.pages.at(-1)?.lines.push({ x1: left, x2: right, y: this.y + leading - 3 });
  }

  down(lines = 1): void {
    this.y -= leading * lines;
  }
}
