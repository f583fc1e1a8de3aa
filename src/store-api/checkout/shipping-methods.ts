import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { shippingMethodSchema, type ShippingMethod } from '../schemas/shipping-method.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { sessionRead } from '../store-api-call.ts';

const shippingMethodsSchema = z.object({ elements: listOf(shippingMethodSchema) });

export const shippingMethodsCall = sessionRead('shipping-method', {
  onlyAvailable: true,
  associations: { prices: {}, media: {} },
});

/** The methods this session's cart may be shipped with, by position (specification section 9). @throws {StoreApiError} */
export async function listShippingMethods(api: StoreApi): Promise<readonly ShippingMethod[]> {
  const { elements } = await ask(api, shippingMethodsCall, shippingMethodsSchema);
  return elements.toSorted((a, b) => a.position - b.position);
}
