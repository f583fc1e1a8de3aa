import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { paymentMethodSchema, type PaymentMethod } from '../schemas/payment-method.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { sessionRead } from '../store-api-call.ts';

const paymentMethodsSchema = z.object({ elements: listOf(paymentMethodSchema) });

export const paymentMethodsCall = sessionRead('payment-method', { onlyAvailable: true, associations: { media: {} } });

/** The methods this session may pay with, the chosen one first. @throws {StoreApiError} */
export async function listPaymentMethods(api: StoreApi): Promise<readonly PaymentMethod[]> {
  const { elements } = await ask(api, paymentMethodsCall, paymentMethodsSchema);
  return elements;
}
