import * as z from 'zod/mini';
import type { AdminApi } from '../shopware/admin/admin-api.ts';
import type { PlacedOrder } from './ordered-job.ts';

const stateSchema = z.nullish(z.object({ technicalName: z.nullish(z.string()) }));
const orderSchema = z.object({
  orderNumber: z.string(),
  orderDateTime: z.string(),
  customerComment: z.nullish(z.string()),
  lineItems: z.nullish(
    z.array(
      z.object({
        label: z.string(),
        quantity: z.number(),
        position: z.nullish(z.number()),
        payload: z.optional(z.unknown()),
      }),
    ),
  ),
  transactions: z.nullish(z.array(z.object({ createdAt: z.nullish(z.string()), stateMachineState: stateSchema }))),
});

/** The order of that number in a Shopware; undefined when it has none. */
export async function findShopwareOrder(api: AdminApi, orderNumber: string): Promise<PlacedOrder | undefined> {
  const filter = [{ type: 'equals', field: 'orderNumber', value: orderNumber }];
  const associations = { lineItems: {}, transactions: { associations: { stateMachineState: {} } } };
  const [order] = z.array(orderSchema).parse(await api.search('order', { filter, associations }));
  if (order === undefined) return undefined;
  const payments = (order.transactions ?? []).toSorted((one, other) =>
    String(one.createdAt).localeCompare(String(other.createdAt)),
  );
  return {
    orderNumber: order.orderNumber,
    placedAt: new Date(order.orderDateTime).toISOString(),
    payment: payments.at(-1)?.stateMachineState?.technicalName ?? undefined,
    comment: order.customerComment ?? undefined,
    lines: (order.lineItems ?? [])
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
      .map(({ label, quantity, payload }) => ({ label, quantity, payload })),
    deleted: [],
  };
}
