import * as z from 'zod/mini';
import { readJobSpec } from '#print/payload/job-spec.ts';
import { isLead, readPrintJob } from '#print/payload/print-job-payload.ts';
import type { AdminApi } from './admin/admin-api.ts';
import { readShopFacts } from './records/shop-facts.ts';

/** Lines of print jobs that do not say yet which job they belong to. */
export interface NamingPlan {
  readonly changes: readonly { readonly id: string; readonly label: string }[];
  /** One line for each change. */
  readonly lines: readonly string[];
}

const lineSchema = z.object({
  id: z.string(),
  label: z.string(),
  orderId: z.string(),
  // An empty map is an empty list in PHP's JSON.
  payload: z.nullish(z.unknown()),
  order: z.nullish(z.object({ orderNumber: z.nullish(z.string()) })),
});
type Line = z.infer<typeof lineSchema>;

/** Lines written in one call. */
const linesAtATime = 100;
/** A label has 255 characters in Shopware, and the name of the product is to stay readable. */
const longestTitle = 100;

/**
 * Compares the labels of the lines of print jobs, which are the names of their products, with what an owner needs to read:
 * which job, and how many copies of it. Orders of the last days only; older ones are done.
 */
export async function planNaming(api: AdminApi, accessKey: string, since: Date): Promise<NamingPlan> {
  const { salesChannelId } = await readShopFacts(api, accessKey);
  const filter = [
    { type: 'equals', field: 'order.salesChannelId', value: salesChannelId },
    { type: 'equals', field: 'type', value: 'product' },
    { type: 'range', field: 'order.orderDateTime', parameters: { gte: since.toISOString() } },
  ];
  const criteria = { filter, associations: { order: {} }, sort: [{ field: 'id' }] };
  const lines = z.array(lineSchema).parse(await api.search('order-line-item', criteria));
  const titles = new Map(lines.flatMap((line) => titleOf(line)));
  const named = lines.flatMap((line) => {
    const job = readPrintJob(line.payload);
    const title = job && titles.get(`${line.orderId} ${job.id}`);
    if (title === undefined || line.label.startsWith(title)) return [];
    return [{ line, label: `${title}: ${line.label}`.slice(0, 255) }];
  });
  return {
    changes: named.map(({ line: { id }, label }) => ({ id, label })),
    lines: named.map(({ line, label }) => `~ ${line.order?.orderNumber ?? line.orderId}: ${line.label} → ${label}`),
  };
}

/** Writes the new labels; everything else of an order stays as it was placed. */
export async function nameLines(api: AdminApi, { changes }: NamingPlan): Promise<void> {
  for (let first = 0; first < changes.length; first += linesAtATime)
    await api.upsert('order_line_item', changes.slice(first, first + linesAtATime));
}

/** `Walzer (40 ×)`, by order and job; told by the line that describes the job. */
function titleOf({ orderId, payload }: Line): readonly (readonly [string, string])[] {
  const job = readPrintJob(payload);
  if (!isLead(job)) return [];
  const { copies } = readJobSpec(job);
  return [[`${orderId} ${job.id}`, `${job.title.slice(0, longestTitle)} (${copies} ×)`]];
}
