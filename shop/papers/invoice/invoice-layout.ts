import { transferFacts } from '../bank-transfer.ts';
import { orderTotals, taxFreeReasons, type TotalRow } from '../order-totals.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { transferTexts } from '../texts/transfer-texts.ts';
import { invoiceTexts } from '../texts/invoice-texts.ts';
import { formatDay, formatMoney, type OrderDocument } from '../order-document.ts';
import { documentFonts } from '../pdf/document-fonts.ts';
import { pageSize, type PdfPage } from '../pdf/pdf-file.ts';
import { wrapText } from '../pdf/pdf-text.ts';
import type { InvoiceFacts } from './invoice-facts.ts';
import { putGoods } from './invoice-goods.ts';
import { paymentLine, supplyDate } from './invoice-words.ts';
import { leading, left, Paper, right, textSize } from './paper.ts';
import { markSize, shopMark } from './shop-mark.ts';

const footBaseline = 70;
const small = 7.5;
/** Of the window of an envelope (DIN lang), in points. */
const addressWidth = 241;
/** Where the window begins, 50 mm below the upper edge (DIN 5008, form B). */
const addressTop = pageSize.height - 142;
/** Left edge of dates and numbers behind their names. */
const values = left + 130;

/** The pages of an invoice with everything § 14 (4) UStG asks for. */
export function invoicePages(order: OrderDocument, facts: InvoiceFacts): readonly PdfPage[] {
  const paper = new Paper();
  brand(paper, facts);
  header(paper, order, facts);
  putGoods(paper, order);
  sums(paper, order, facts);
  foot(paper, order, facts);
  return paper.pages;
}

function brand(paper: Paper, { shopName }: InvoiceFacts): void {
  paper.show(shopMark(left, paper.y + markSize / 2));
  paper.y -= 6;
  paper.put(shopName, left + markSize + 8, true, 18);
  paper.y = addressTop;
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

/** What it comes to, each tax once: gross totals hold it, to net ones it is added. */
function sums(paper: Paper, order: OrderDocument, facts: InvoiceFacts): void {
  const rows = orderTotals(order);
  const put = (kind: TotalRow['kind']): void => {
    for (const { name, amount, strong } of rows.filter((row) => row.kind === kind)) {
      paper.put(name, left, strong);
      paper.putRight(amount, right, strong);
      paper.down();
    }
  };
  paper.need(leading * (order.taxes.length + 9));
  paper.down();
  paper.rule();
  put('goods');
  if (order.taxStatus === 'gross') put('total');
  taxTable(paper, order);
  if (order.taxStatus !== 'gross') {
    paper.down();
    put('total');
  }
  for (const reason of taxFreeReasons(order)) {
    paper.down();
    paper.put(reason, left);
  }
  paper.down();
  paper.put(paymentLine(order), left);
  transfer(paper, order, facts);
}

/** Where to pay to, as long as it is not paid. */
function transfer(paper: Paper, order: OrderDocument, { seller }: InvoiceFacts): void {
  const rows = transferFacts(order, seller);
  if (rows.length === 0) return;
  paper.need(leading * (rows.length + 2));
  paper.down(1.5);
  paper.put(transferTexts[order.locale].please, left);
  for (const { name, value } of rows) {
    paper.down();
    paper.put(name, left);
    paper.put(value, values);
  }
}

/** Amounts before and with tax for every rate (§ 14 (4) nos. 7 and 8 UStG). */
function taxTable(paper: Paper, order: OrderDocument): void {
  const words = invoiceTexts[order.locale];
  if (order.taxes.length === 0) return;
  paper.down();
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
