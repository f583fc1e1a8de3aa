import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { mapOf } from '../schemas/tolerant.ts';
import type { StoreApi } from '../store-api.ts';
import { catalogueRead, pathTo } from '../store-api-call.ts';

const foundVariantSchema = z.object({ variantId: z.string(), options: mapOf(z.string()) });

/** `options` maps group ids to option ids; fewer than asked for when only a similar variant exists. */
export type FoundVariant = z.infer<typeof foundVariantSchema>;

/**
 * The variant with these options (group id to option id). When there is none, the shop gives up options one by one, but
 * keeps the one of `switchedGroup`.
 *
 * @throws {StoreApiError} 404 when nothing fits.
 */
export function findVariant(
  api: StoreApi,
  parentId: string,
  options: Readonly<Record<string, string>>,
  switchedGroup?: string,
): Promise<FoundVariant> {
  const body = { options, ...(switchedGroup === undefined ? {} : { switchedGroup }) };
  return ask(api, catalogueRead(pathTo`product/${parentId}/find-variant`, body), foundVariantSchema);
}
