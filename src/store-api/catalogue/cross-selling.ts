import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { crossSellingSchema, type CrossSelling } from '../schemas/cross-selling.ts';
import { productCardIncludes } from '../schemas/product-card.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo } from '../store-api-call.ts';

const crossSellingsSchema = z.array(crossSellingSchema);

/** What goes with a product, by heading. @throws {StoreApiError} */
export function listCrossSellings(api: StoreApi, productId: string): Promise<readonly CrossSelling[]> {
  const call = catalogueRead(pathTo`product/${productId}/cross-selling`, { includes: productCardIncludes });
  return ask(api, call, crossSellingsSchema);
}
