import { orderTotals } from '../mail/order-totals.ts';
import { orderTexts } from '../mail/texts/order-texts.ts';
import { invoiceTexts } from './invoice-texts.ts';
import { formatDay, formatMoney, type OrderDocument, type OrderDocumentLine } from './order-document.ts';
import { pageSize, type PdfLine, type PdfPage, type PdfText } from './pdf-file.ts';
import { textWidth, wrapText } from './pdf-text.ts';

const LEFT = 60;
const RIGHT = pageSize.width - 60;
const TOP = pageSize.height - 60;
const BOTTOM = 70;
const SIZE = 9.5;
const LEADING = 13;
/** Right edges of quantity and unit price; the price ends at the right margin. */
const QUANTITY = RIGHT - 172;
const UNIT = RIGHT - 75;
const LABEL_WIDTH = QUANTITY - LEFT - 50;

/** Writes downwards and starts a new page when one is full. */
class Paper {
  readonly pages: { texts: PdfText[]; lines: PdfLine[] }[] = [];
  y = TOP;

  constructor() {
    this.startPage();
  }

  startPage(): void {
    this.pages.push({ texts: [], lines: [] });
    this.y = TOP;
  }

  need(height: number): void {
    if (this.y - height < BOTTOM) this.startPage();
  }

  put(text: string, x: number, isBold = false, size = SIZE): void {
    this.pages.at(-1)?.texts.push({ x, y: this.y, size, isBold, text });
  }

  putRight(text: string, x: number, isBold = false): void {
    // Bold is a little wider than the widths known here.
    this.put(text, x - textWidth(text, SIZE) * (isBold ? 1.06 : 1), isBold);
  }

  rule(): void {
    this.pages.at(-1)?.lines.push({ x1: LEFT, x2: RIGHT, y: this.y + LEADING - 3 });
  }

  down(lines = 1): void {
    this.y -= LEADING * lines;
  }
}

export type InvoiceFacts = { readonly number: string; readonly date: Date; readonly sender: readonly string[] };

function header(paper: Paper, order: OrderDocument, { number, date, sender }: InvoiceFacts): void {
  const words = invoiceTexts[order.locale];
  for (const line of sender) {
    paper.put(line, LEFT);
    paper.down();
  }
  paper.down(2);
  for (const line of order.billingAddress) {
    paper.put(line, LEFT);
    paper.down();
  }
  paper.down(2);
  paper.put(`${words.title} ${number}`, LEFT, true, 16);
  paper.down(2);
  for (const [name, value] of [
    [words.date, formatDay(order, date)],
    [orderTexts[order.locale].orderNumber, `${order.orderNumber} (${formatDay(order, order.orderedAt)})`],
    [words.customerNumber, order.customer.customerNumber],
    [words.deliveryDate, words.asInvoice],
  ] as const) {
    paper.put(name, LEFT);
    paper.put(value, LEFT + 130);
    paper.down();
  }
  paper.down();
}

function columnHeads(paper: Paper, order: OrderDocument): void {
  const words = orderTexts[order.locale];
  paper.put(words.article, LEFT, true);
  paper.putRight(words.quantity, QUANTITY, true);
  paper.putRight(words.unitPrice, UNIT, true);
  paper.putRight(words.price, RIGHT, true);
  paper.down();
  paper.rule();
}

function orderLine(paper: Paper, order: OrderDocument, line: OrderDocumentLine): void {
  const number = line.productNumber === null ? '' : `${line.productNumber} · `;
  const options = line.options.length === 0 ? '' : ` (${line.options.map(({ option }) => option).join(', ')})`;
  const label = wrapText(`${number}${line.label}${options}`, SIZE, LABEL_WIDTH);
  paper.need(LEADING * label.length);
  for (const [index, part] of label.entries()) {
    paper.put(part, LEFT);
    if (index === 0) {
      paper.putRight(String(line.quantity), QUANTITY);
      paper.putRight(formatMoney(order, line.unitPrice), UNIT);
      paper.putRight(formatMoney(order, line.totalPrice), RIGHT);
    }
    paper.down();
  }
}

function totals(paper: Paper, order: OrderDocument): void {
  const rows = orderTotals(order);
  paper.need(LEADING * (rows.length + 4));
  paper.down();
  paper.rule();
  for (const { name, amount, strong } of rows) {
    paper.put(name, LEFT, strong);
    paper.putRight(amount, RIGHT, strong);
    paper.down();
  }
  paper.down();
  paper.put(`${orderTexts[order.locale].paymentMethod}: ${order.paymentMethod}`, LEFT);
}

/** The pages of an invoice with everything § 14 (4) UStG asks for that the shop knows. */
export function invoicePages(order: OrderDocument, facts: InvoiceFacts): readonly PdfPage[] {
  const paper = new Paper();
  header(paper, order, facts);
  columnHeads(paper, order);
  for (const line of order.lines) orderLine(paper, order, line);
  totals(paper, order);
  return paper.pages;
}
