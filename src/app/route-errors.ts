import { isRouteErrorResponse } from 'react-router';

/** What a page shows of an error: a status, and the error's own message when it brings one for readers. */
export interface DescribedError {
  status: number;
  message: string | null;
}

/** Errors of loaders as plain data that survives the way from the server to the page. */
export function describeErrors(errors: Record<string, unknown> | null): Record<string, DescribedError> | null {
  if (!errors) return null;
  return Object.fromEntries(Object.entries(errors).map(([route, error]) => [route, describeError(error)]));
}

/** Status and message of whatever a loader or a page threw; 500 when it tells nothing (specification §8). */
export function describeError(error: unknown): DescribedError {
  const { status, message, statusCode } = membersOf(error);
  if (isRouteErrorResponse(error)) return { status: error.status, message: ownMessage(error.statusText) };
  if (typeof status === 'number' && (typeof message === 'string' || message === null)) return { status, message };
  // A refusal of the shop. Its texts are for developers, in the shop's system language or keys: the page shows its own by status.
  if (typeof statusCode === 'number') return { status: statusCode, message: null };
  return { status: 500, message: null };
}

/** Whether a page cannot be had just now: the shop cannot be reached, takes too long, or nobody answers behind a proxy. */
export const isAwayStatus = (status: number): boolean => status === 0 || status === 408 || status > 501;

const membersOf = (error: unknown): Partial<Record<'status' | 'message' | 'statusCode', unknown>> =>
  typeof error === 'object' && error !== null ? error : {};

/** The names HTTP gives to statuses say no more than the status. The router and servers send them unasked. */
const reasonPhrases =
  /^(Bad (Request|Gateway)|Forbidden|Not Found|Method Not Allowed|(Request|Gateway) Timeout|Internal Server Error|Service Unavailable)?$/;

const ownMessage = (statusText: string): string | null => (reasonPhrases.test(statusText) ? null : statusText);
