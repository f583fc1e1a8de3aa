import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead } from '../store-api-call.ts';

const found = z.object({ elements: z.array(z.unknown()) });

/** Whether the shop sells any product whose number begins so. @throws {StoreApiError} */
export async function sellsNumber(api: StoreApi, beginning: string): Promise<boolean> {
  const filter = [{ type: 'prefix', field: 'productNumber', value: beginning }];
  const call = catalogueRead('product', { filter, limit: 1, includes: { product: ['id'] } });
  return (await ask(api, call, found)).elements.length > 0;
}
