import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { fieldEquals, fieldIsOneOf, maxPageSize } from './criteria.ts';
import { productCardIncludes, productCardSchema, type ProductCard } from '../schemas/product-card.ts';
import { listOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead } from '../store-api-call.ts';

const productsSchema = z.object({ elements: listOf(productCardSchema) });

/** These products, in the order of the ids; those no longer on sale are missing. @throws {StoreApiError} */
export async function listProducts(api: StoreApi, ids: readonly string[]): Promise<readonly ProductCard[]> {
  if (ids.length === 0) return [];
  const pages = Array.from({ length: Math.ceil(ids.length / maxPageSize) }, (_, page) => page * maxPageSize);
  const portions = pages.map((first) => ids.slice(first, first + maxPageSize));
  const products = (
    await Promise.all(portions.map((portion) => query(api, { ids: portion, limit: maxPageSize })))
  ).flat();
  return ids.flatMap((id) => products.filter((product) => product.id === id));
}

/** The products with these product numbers, such as the materials of a print job. At most 100. @throws {StoreApiError} */
export async function listProductsByNumber(api: StoreApi, numbers: readonly string[]): Promise<readonly ProductCard[]> {
  if (numbers.length === 0) return [];
  return query(api, { filter: [fieldIsOneOf('productNumber', numbers)], limit: maxPageSize });
}

/** The variants of a product, to tell which options go together; 6.6 does not say so itself. @throws {StoreApiError} */
export function listVariants(api: StoreApi, parentId: string): Promise<readonly ProductCard[]> {
  return query(api, { filter: [fieldEquals('parentId', parentId)], limit: maxPageSize });
}

async function query(api: StoreApi, criteria: object): Promise<readonly ProductCard[]> {
  const associations = { options: { associations: { group: {} } } };
  const call = catalogueRead('product', { ...criteria, associations, includes: productCardIncludes });
  const { elements } = await ask(api, call, productsSchema);
  return elements;
}
