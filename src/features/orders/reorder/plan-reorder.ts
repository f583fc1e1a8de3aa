import { groupLines, isJob, type JobArticle } from '#features/cart/group-lines.ts';
import type { PrintJobLead } from '#print/payload/print-job-payload.ts';
import { leadOfReprint, memberPayload, readRows } from '#print/payload/write-print-job.ts';
import { printUnits } from '#print/prices/print-units.ts';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { NewLine } from '#store-api/checkout/cart.ts';
import type { OrderLineItem } from '#store-api/schemas/order-line-item.ts';
import type { Order } from '#store-api/schemas/order.ts';

/** What can be ordered again: an article, a print job, or one part of it. */
export interface ReorderItem {
  readonly key: string;
  readonly name: string;
  /** How many there were. */
  readonly quantity: number;
}

/** An article of an order, with what of it can be chosen. */
export interface ReorderArticle {
  readonly key: string;
  readonly name: string;
  /** Empty when it cannot be ordered again: its files are deleted, or nobody could print from what is known. */
  readonly items: readonly ReorderItem[];
  readonly isPrinted: boolean;
  readonly linesFor: (wishes: ReadonlyMap<string, number>, confirmedAt: string) => readonly NewLine[];
}

/** Everything of an order; discounts are not ordered. */
export function reorderArticles({ lineItems, customFields }: Order): readonly ReorderArticle[] {
  const deleted = new Set(customFields.print_files_deleted.map(({ path }) => path));
  return groupLines(lineItems).flatMap((article): ReorderArticle[] => {
    if (isJob(article)) return [jobArticle(article, deleted)];
    return article.kind === 'product' ? [productArticle(article.line)] : [];
  });
}

function productArticle({ id, productId, label, quantity }: OrderLineItem): ReorderArticle {
  const item = { key: id, name: label, quantity };
  const isKnown = productId !== null;
  return {
    key: id,
    name: label,
    items: isKnown ? [item] : [],
    isPrinted: false,
    linesFor: (wishes) => (isKnown && (wishes.get(id) ?? 0) > 0 ? [{ productId, quantity: wishes.get(id) ?? 0 }] : []),
  };
}

function jobArticle(job: JobArticle<OrderLineItem>, deleted: ReadonlySet<string>): ReorderArticle {
  const { id, lead } = job;
  const rows = (lead && readRows(lead)) ?? [];
  const isThere = job.complete && lead?.files.some(({ path }) => deleted.has(path)) === false;
  const keyOf = (row: PrintRow): string => `${id}/${row.id}`;
  const name = lead?.title ?? '';
  return {
    key: id,
    name,
    items: isThere
      ? rows.map((row) => ({ key: keyOf(row), name: rows.length > 1 ? row.name : name, quantity: row.copies }))
      : [],
    isPrinted: true,
    linesFor(wishes, confirmedAt) {
      const wanted = rows.flatMap((row) => {
        const copies = wishes.get(keyOf(row)) ?? 0;
        return copies > 0 ? [{ ...row, copies }] : [];
      });
      return lead && isThere && wanted.length > 0 ? jobLines(job, { lead, rows: wanted, confirmedAt }) : [];
    },
  };
}

interface Reprinted {
  readonly lead: PrintJobLead;
  readonly rows: readonly PrintRow[];
  readonly confirmedAt: string;
}

/** A job uses the products it used; what it needs besides is not for sale here, and then nothing of it is ordered. */
function jobLines({ lines }: JobArticle<OrderLineItem>, { lead, rows, confirmedAt }: Reprinted): readonly NewLine[] {
  const jobId = crypto.randomUUID();
  const products = new Map(lines.map(({ productNumber, productId }) => [productNumber, productId]));
  const units = printUnits({ rows }).map(({ sku, quantity, role }) => ({
    quantity,
    role,
    productId: products.get(sku) ?? '',
    id: crypto.randomUUID().replaceAll('-', ''),
  }));
  if (units.some(({ productId }) => productId === '')) return [];
  const lineIds = units.map(({ id }) => id);
  return units.map(({ id, productId, quantity, role }, index) => ({
    id,
    productId,
    quantity,
    payload: index === 0 ? leadOfReprint(lead, { id: jobId, rows, lineIds, confirmedAt }) : memberPayload(jobId, role),
  }));
}
