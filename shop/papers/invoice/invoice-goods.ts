import { articleName, formatMoney, type OrderDocument, type OrderDocumentLine } from '../order-document.ts';
import { documentFonts } from '../pdf/document-fonts.ts';
import { wrapText } from '../pdf/pdf-text.ts';
import { jobDescription, jobName, jobPrice } from '../print-jobs/job-words.ts';
import { groupByPrintJob, type OrderedPrintJob } from '../print-jobs/print-jobs.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { leading, left, type Paper, right, textSize } from './paper.ts';

/** Right edges of quantity and unit price; the price ends at the right margin. */
const quantityEdge = right - 172;
const unitEdge = right - 75;
const labelWidth = quantityEdge - left - 50;
const small = 8;

/** What was sold: a row for each print job, in the words it was ordered in, and one for each other article. */
export function putGoods(paper: Paper, order: OrderDocument): void {
  const { jobs, others } = groupByPrintJob(order.lines);
  heads(paper, order);
  for (const job of jobs) putRow(paper, jobRow(order, job));
  for (const line of others) putRow(paper, articleRow(order, line));
}

interface GoodsRow {
  readonly label: string;
  /** Below the label. */
  readonly details: readonly string[];
  readonly quantity: string;
  readonly unitPrice: string;
  readonly price: string;
}

function heads(paper: Paper, order: OrderDocument): void {
  const words = orderTexts[order.locale];
  paper.put(words.article, left, true);
  paper.putRight(words.quantity, quantityEdge, true);
  paper.putRight(words.unitPrice, unitEdge, true);
  paper.putRight(words.price, right, true);
  paper.down();
  paper.rule();
}

/** A job is made of pages, sheets and bindings: all of it has a price, a copy has none that is exact to the cent. */
function jobRow(order: OrderDocument, job: OrderedPrintJob): GoodsRow {
  return {
    label: jobName(job, order.locale),
    details: jobDescription(job, order.locale),
    quantity: '1',
    unitPrice: formatMoney(order, jobPrice(job)),
    price: formatMoney(order, jobPrice(job)),
  };
}

function articleRow(order: OrderDocument, line: OrderDocumentLine): GoodsRow {
  const number = line.productNumber === null ? '' : `${line.productNumber} · `;
  return {
    label: `${number}${articleName(line)}`,
    details: [],
    quantity: String(line.quantity),
    unitPrice: formatMoney(order, line.unitPrice),
    price: formatMoney(order, line.totalPrice),
  };
}

function putRow(paper: Paper, { label, details, quantity, unitPrice, price }: GoodsRow): void {
  const { regular } = documentFonts();
  const name = wrapText(label, textSize, labelWidth, regular);
  const more = details.flatMap((text) => wrapText(text, small, labelWidth, regular));
  // A row stays on one page.
  paper.need(leading * (name.length + more.length));
  for (const [index, part] of name.entries()) {
    paper.put(part, left);
    if (index === 0) {
      paper.putRight(quantity, quantityEdge);
      paper.putRight(unitPrice, unitEdge);
      paper.putRight(price, right);
    }
    paper.down();
  }
  for (const part of more) {
    paper.put(part, left, false, small);
    paper.down(0.85);
  }
  if (more.length > 0) paper.down(0.3);
}
