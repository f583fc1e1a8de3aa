import { orderTotals } from '../order-totals.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { invoiceTexts } from '../texts/invoice-texts.ts';
import { groupByPrintJob } from '../print-jobs/print-jobs.ts';
import { formatDay, formatMoney, type OrderDocument, type OrderDocumentLine } from '../order-document.ts';
import type { Seller } from '../../base/shop-config.ts';
import { documentFonts } from '../pdf/document-fonts.ts';
import { pageSize, type PdfLine, type PdfPage, type PdfText } from '../pdf/pdf-file.ts';
import { textWidth, wrapText } from '../pdf/pdf-text.ts';

const left = 60;
const right = pageSize.width - 60;
const top = pageSize.height - 60;
const bottom = 100;
const footBaseline = 70;
const small = 7.5;
const textSize = 9.5;
const leading = 13;
/** Right edges of quantity and unit price; the price ends at the right margin. */
const quantity = right - 172;
const unit = right - 75;
/** Of the window of an envelope (DIN lang), in points. */
const addressWidth = 241;
/** Left edge of dates and numbers behind their names. */
const values = left + 130;
const labelWidth = quantity - left - 50;

/** Writes downwards and starts a new page when one is full. */
class Paper {
  readonly pages: { texts: PdfText[]; lines: PdfLine[] }[] = [];
  y = top;

  constructor() {
    this.startPage();
  }

  startPage(): void {
    this.pages.push({ texts: [], lines: [] });
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

  rule(): void {
    this.pages.at(-1)?.lines.push({ x1: left, x2: right, y: this.y + leading - 3 });
  }

  down(lines = 1): void {
    this.y -= leading * lines;
  }
}

export interface InvoiceFacts {
  readonly number: string;
  readonly date: Date;
  readonly seller: Seller;
}

/** The pages of an invoice with everything § 14 (4) UStG asks for. */
export function invoicePages(order: OrderDocument, facts: InvoiceFacts): readonly PdfPage[] {
  const paper = new Paper();
  header(paper, order, facts);
  columnHeads(paper, order);
  for (const line of order.lines) orderLine(paper, order, line);
  totals(paper, order);
  taxTable(paper, order);
  foot(paper, order, facts);
  return paper.pages;
}

function address(paper: Paper, order: OrderDocument, { seller }: InvoiceFacts): void {
  paper.put([seller.name, ...seller.address].join(' · '), left, false, small);
  paper.down(1.5);
  const lines = [...order.billingAddress, ...order.customer.vatIds];
  for (const line of lines.flatMap((text) => wrapText(text, textSize, addressWidth, documentFonts().regular))) {
    paper.put(line, left);
    paper.down();
  }
  paper.down(2);
}

/** When the goods are handed over (§ 14 (4) no. 6 UStG); what is made to order has no day yet. */
function supplyDate(order: OrderDocument): string {
  const words = invoiceTexts[order.locale];
  if (order.lines.every((line) => line.isDownload || line.type !== 'product')) return words.asInvoice;
  const isMadeToOrder = groupByPrintJob(order.lines).jobs.length > 0;
  const { deliveryDates: dates } = order;
  if (isMadeToOrder || dates === null) return words.atDelivery;
  return words.expected(formatDay(order, dates.earliest), formatDay(order, dates.latest));
}

function header(paper: Paper, order: OrderDocument, facts: InvoiceFacts): void {
  const words = invoiceTexts[order.locale];
  address(paper, order, facts);
  paper.put(`${words.title} ${facts.number}`, left, true, 16);
  paper.down(2);
  for (const [name, value] of [
    [words.date, formatDay(order, facts.date)],
    [orderTexts[order.locale].orderNumber, `${order.orderNumber} (${formatDay(order, order.orderedAt)})`],
    [words.customerNumber, order.customer.customerNumber],
    [words.deliveryDate, supplyDate(order)],
  ] as const) {
    paper.put(name, left);
    const lines = wrapText(value, textSize, right - values, documentFonts().regular);
    for (const line of lines.length === 0 ? [''] : lines) {
      paper.put(line, values);
      paper.down();
    }
  }
  paper.down();
}

function columnHeads(paper: Paper, order: OrderDocument): void {
  const words = orderTexts[order.locale];
  paper.put(words.article, left, true);
  paper.putRight(words.quantity, quantity, true);
  paper.putRight(words.unitPrice, unit, true);
  paper.putRight(words.price, right, true);
  paper.down();
  paper.rule();
}

function orderLine(paper: Paper, order: OrderDocument, line: OrderDocumentLine): void {
  const number = line.productNumber === null ? '' : `${line.productNumber} · `;
  const options = line.options.length === 0 ? '' : ` (${line.options.map(({ option }) => option).join(', ')})`;
  const label = wrapText(`${number}${line.label}${options}`, textSize, labelWidth, documentFonts().regular);
  paper.need(leading * label.length);
  for (const [index, part] of label.entries()) {
    paper.put(part, left);
    if (index === 0) {
      paper.putRight(String(line.quantity), quantity);
      paper.putRight(formatMoney(order, line.unitPrice), unit);
      paper.putRight(formatMoney(order, line.totalPrice), right);
    }
    paper.down();
  }
}

function totals(paper: Paper, order: OrderDocument): void {
  const rows = orderTotals(order);
  paper.need(leading * (rows.length + 4));
  paper.down();
  paper.rule();
  for (const { name, amount, strong } of rows) {
    paper.put(name, left, strong);
    paper.putRight(amount, right, strong);
    paper.down();
  }
  paper.down();
  paper.put(`${orderTexts[order.locale].paymentMethod}: ${order.paymentMethod}`, left);
}

/** Amounts before and with tax for every rate (§ 14 (4) nos. 7 and 8 UStG). */
function taxTable(paper: Paper, order: OrderDocument): void {
  const words = invoiceTexts[order.locale];
  if (order.taxes.length === 0) return;
  paper.need(leading * (order.taxes.length + 3));
  paper.down(2);
  const columns = [left + 90, left + 190, left + 290, left + 390] as const;
  const row = (cells: readonly string[], isBold = false): void => {
    for (const [index, cell] of cells.entries()) paper.putRight(cell, columns[index] ?? right, isBold);
    paper.down();
  };
  row([words.rate, words.netAmount, words.taxAmount, words.grossAmount], true);
  const percent = new Intl.NumberFormat(order.locale, { style: 'percent', maximumFractionDigits: 2 });
  for (const { taxRate, tax, price } of order.taxes) {
    const net = order.taxStatus === 'gross' ? price - tax : price;
    const amounts = [net, tax, net + tax].map((amount) => formatMoney(order, amount));
    row([percent.format(taxRate / 100), ...amounts]);
  }
}

/** Who sells, on every page: name, address, how to reach them, VAT id or tax number. */
function foot(paper: Paper, order: OrderDocument, { seller }: InvoiceFacts): void {
  const words = invoiceTexts[order.locale];
  const tax = [
    ...(seller.vatId === undefined ? [] : [`${words.vatId} ${seller.vatId}`]),
    ...(seller.taxNumber === undefined ? [] : [`${words.taxNumber} ${seller.taxNumber}`]),
  ];
  const lines = [
    [seller.name, ...seller.address].join(' · '),
    [seller.email, ...(seller.phone === undefined ? [] : [seller.phone]), ...tax].join(' · '),
  ];
  for (const [index, page] of paper.pages.entries()) {
    page.lines.push({ x1: left, x2: right, y: footBaseline + leading });
    const pageOf = paper.pages.length === 1 ? [] : [words.page(index + 1, paper.pages.length)];
    for (const [row, text] of [...lines, ...pageOf].entries()) {
      page.texts.push({ x: left, y: footBaseline - row * 10, size: small, isBold: false, text });
    }
  }
}
