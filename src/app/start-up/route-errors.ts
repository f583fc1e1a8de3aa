import { isRouteErrorResponse } from 'react-router';
import * as z from 'zod/mini';

const describedErrorSchema = z.object({ status: z.number(), messages: z.array(z.string()) });

/** What a page shows of an error: a status and what the shop said. */
export type DescribedError = z.infer<typeof describedErrorSchema>;

/** A refusal of the shop. Its texts are in the shop's system language or keys: the page shows its own by status. */
const storeApiErrorSchema = z.object({ statusCode: z.number() });

/** Errors of loaders as plain data that survives the way from the server to the page. */
export function describeErrors(errors: Record<string, unknown> | null): Record<string, DescribedError> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, describeError(error)]));
}

/** Status and messages of whatever a loader or a page threw; 500 when it tells nothing (specification §8). */
export function describeError(error: unknown): DescribedError {
  const described = describedErrorSchema.safeParse(error);
  if (described.success) return described.data;
  if (isRouteErrorResponse(error))
    return { status: error.status, messages: error.statusText ? [error.statusText] : [] };
  const shop = storeApiErrorSchema.safeParse(error);
  if (shop.success) return { status: shop.data.statusCode, messages: [] };
  return { status: 500, messages: [] };
}
