import { isRouteErrorResponse } from 'react-router';
import * as z from 'zod/mini';

const describedErrorSchema = z.object({ status: z.number(), message: z.nullable(z.string()) });

/** What a page shows of an error: a status, and the error's own message when it brings one for readers. */
export type DescribedError = z.infer<typeof describedErrorSchema>;

/** A refusal of the shop. Its texts are for developers, in the shop's system language or keys: the page shows its own by status. */
const storeApiErrorSchema = z.object({ statusCode: z.number() });

/** Errors of loaders as plain data that survives the way from the server to the page. */
export function describeErrors(errors: Record<string, unknown> | null): Record<string, DescribedError> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, describeError(error)]));
}

/** Status and message of whatever a loader or a page threw; 500 when it tells nothing (specification §8). */
export function describeError(error: unknown): DescribedError {
  const described = describedErrorSchema.safeParse(error);
  if (described.success) return described.data;
  if (isRouteErrorResponse(error)) return { status: error.status, message: ownMessage(error.statusText) };
  const shop = storeApiErrorSchema.safeParse(error);
  if (shop.success) return { status: shop.data.statusCode, message: null };
  return { status: 500, message: null };
}

/** The names HTTP gives to statuses say no more than the status. The router and servers send them unasked. */
const reasonPhrases =
  /^(Bad (Request|Gateway)|Forbidden|Not Found|Method Not Allowed|(Request|Gateway) Timeout|Internal Server Error|Service Unavailable)?$/;

const ownMessage = (statusText: string): string | null => (reasonPhrases.test(statusText) ? null : statusText);
