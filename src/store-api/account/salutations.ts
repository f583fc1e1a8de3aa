import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { salutationSchema, type Salutation } from '../schemas/salutation.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead } from '../store-api-call.ts';

const salutationsSchema = z.object({ elements: listOf(salutationSchema) });

export const salutationsCall = catalogueRead('salutation');

/** @throws {StoreApiError} */
export async function listSalutations(api: StoreApi): Promise<readonly Salutation[]> {
  const { elements } = await ask(api, salutationsCall, salutationsSchema);
  return elements;
}
