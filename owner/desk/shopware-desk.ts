import * as z from 'zod/mini';
import { planMark } from '#shop/base/desk/desk-marks.ts';
import type { DeskAnswer, DeskRequest } from '#shop/base/desk/desk-door.ts';
import type { AdminApi } from '../shopware/admin/admin-api.ts';
import type { DeskOrder } from './desk-order.ts';

const stateSchema = z.nullish(z.object({ technicalName: z.nullish(z.string()) }));
const statedSchema = z.object({
  id: z.string(),
  createdAt: z.nullish(z.string()),
  stateMachineState: stateSchema,
});
const orderSchema = z.object({
  id: z.string(),
  orderNumber: z.string(),
  orderDateTime: z.string(),
  stateMachineState: stateSchema,
  orderCustomer: z.nullish(
    z.object({ firstName: z.nullish(z.string()), lastName: z.nullish(z.string()), email: z.nullish(z.string()) }),
  ),
  lineItems: z.nullish(z.array(z.object({ position: z.nullish(z.number()), payload: z.optional(z.unknown()) }))),
  deliveries: z.nullish(z.array(statedSchema)),
  transactions: z.nullish(z.array(statedSchema)),
});

type FoundOrder = z.infer<typeof orderSchema>;

const withState = { associations: { stateMachineState: {} } };
const associations = {
  stateMachineState: {},
  orderCustomer: {},
  lineItems: {},
  deliveries: withState,
  transactions: withState,
};

/** Orders of a sales channel that are not completed; cancelled ones as long as they are paid. */
export async function listShopwareOrders(api: AdminApi, accessKey: string): Promise<readonly DeskOrder[]> {
  const ofChannel = stateIs('salesChannel.accessKey', accessKey);
  const inState = (state: string, ...more: readonly object[]) =>
    findOrders(api, [ofChannel, stateIs('stateMachineState.technicalName', state), ...more]);
  const found = [
    ...(await inState('open')),
    ...(await inState('in_progress')),
    ...(await inState('cancelled', stateIs('transactions.stateMachineState.technicalName', 'paid'))),
  ];
  return found.map((order) => toDeskOrder(order)).toSorted((one, other) => one.placedAt.localeCompare(other.placedAt));
}

const stateIs = (field: string, value: string): object => ({ type: 'equals', field, value });

async function findOrders(api: AdminApi, filter: readonly object[]): Promise<readonly FoundOrder[]> {
  return z.array(orderSchema).parse(await api.search('order', { filter, associations }));
}

function toDeskOrder(order: FoundOrder): DeskOrder {
  const { firstName = '', lastName = '' } = order.orderCustomer ?? {};
  return {
    orderNumber: order.orderNumber,
    placedAt: new Date(order.orderDateTime).toISOString(),
    customer: `${firstName ?? ''} ${lastName ?? ''}`.trim(),
    payloads: (order.lineItems ?? [])
      .toSorted((one, other) => (one.position ?? 0) - (other.position ?? 0))
      .map(({ payload }) => payload),
    states: statesOf(order),
  };
}

function statesOf({ id, stateMachineState, deliveries, transactions }: FoundOrder): DeskOrder['states'] {
  const stated = (each: z.infer<typeof statedSchema>) => ({
    id: each.id,
    state: each.stateMachineState?.technicalName ?? '',
  });
  // Cancelled ones come first: an order is to be paid by its newest that is not.
  const payments = (transactions ?? []).toSorted(
    (one, other) =>
      Number(stated(other).state === 'cancelled') - Number(stated(one).state === 'cancelled') ||
      String(one.createdAt).localeCompare(String(other.createdAt)),
  );
  const last = payments.at(-1);
  return {
    order: { id, state: stateMachineState?.technicalName ?? '' },
    // A Shopware has discounts on shipping as deliveries of their own; all of them leave together.
    deliveries: (deliveries ?? []).map(stated),
    payment: last && stated(last),
  };
}

/** Marks an order by transitions of the Shopware's state machines, which then sends its own mails. */
export async function markShopwareOrder(api: AdminApi, request: DeskRequest): Promise<DeskAnswer> {
  const [order] = await findOrders(api, [stateIs('orderNumber', request.orderNumber)]);
  if (order === undefined) return { outcome: 'unknown' };
  const plan = planMark(request.mark, statesOf(order));
  if ('refused' in plan) return { outcome: 'refused', reason: plan.refused };
  if (plan.steps.length === 0) return { outcome: 'already' };
  for (const { of, id, action } of plan.steps) {
    if (action === 'ship' && request.trackingCodes.length > 0)
      await api.upsert('order_delivery', [{ id, trackingCodes: request.trackingCodes }]);
    await api.transit(of, id, action);
  }
  return { outcome: 'marked' };
}
