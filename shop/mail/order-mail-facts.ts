import { newOrderStates, type OrderDocument, type OrderDocumentLine } from '../papers/order-document.ts';
import type { PrintCheck } from '../papers/print-jobs/check-print-jobs.ts';
import type { Attachment } from '../post/mail.ts';

/** What the mails of a new order tell. */
export interface OrderMailFacts {
  readonly order: OrderDocument;
  /** Undefined for an order without print jobs. */
  readonly check: PrintCheck | undefined;
  /** The terms the customer agreed to; undefined when the shop has none. */
  readonly terms: Attachment | undefined;
}

/** As they are kept: times as ISO texts, contents as base64, of the lines' payloads what mails look at. */
interface StoredFacts {
  readonly order: Omit<OrderDocument, 'orderedAt' | 'paidAt' | 'deliveryDates' | 'states' | 'hasFiles'> & {
    readonly orderedAt: string;
    readonly paidAt: string | null;
    readonly deliveryDates: { readonly earliest: string; readonly latest: string } | null;
  };
  readonly check?: PrintCheck;
  readonly terms?: Omit<Attachment, 'content'> & { readonly content: string };
}

/** For a database column. */
export function writeOrderMailFacts({ order, check, terms }: OrderMailFacts): string {
  const { deliveryDates, orderedAt, paidAt } = order;
  const stored: StoredFacts = {
    order: {
      ...order,
      lines: order.lines.map(withPrintJobOnly),
      orderedAt: orderedAt.toISOString(),
      paidAt: paidAt && paidAt.toISOString(),
      deliveryDates: deliveryDates && {
        earliest: deliveryDates.earliest.toISOString(),
        latest: deliveryDates.latest.toISOString(),
      },
    },
    ...(check === undefined ? {} : { check }),
    ...(terms === undefined ? {} : { terms: { ...terms, content: Buffer.from(terms.content).toString('base64') } }),
  };
  return JSON.stringify(stored);
}

/** @param text what `writeOrderMailFacts` wrote */
export function readOrderMailFacts(text: string): OrderMailFacts {
  const { order, check, terms }: StoredFacts = JSON.parse(text);
  const { deliveryDates, orderedAt, paidAt } = order;
  return {
    order: {
      // Older versions of the shop noted neither.
      states: newOrderStates,
      hasFiles: order.lines.some(({ isDownload }) => isDownload),
      ...order,
      orderedAt: new Date(orderedAt),
      paidAt: paidAt === null ? null : new Date(paidAt),
      deliveryDates: deliveryDates && {
        earliest: new Date(deliveryDates.earliest),
        latest: new Date(deliveryDates.latest),
      },
    },
    check,
    terms: terms && { ...terms, content: Buffer.from(terms.content, 'base64') },
  };
}

function withPrintJobOnly(line: OrderDocumentLine): OrderDocumentLine {
  const { printJob } = line.payload;
  return { ...line, payload: printJob === undefined ? {} : { printJob } };
}
