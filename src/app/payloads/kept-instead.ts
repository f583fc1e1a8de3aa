import type { LoaderFunctionArgs } from 'react-router';

/**
 * What is kept of a list, narrowed as its address says, in place of an answer of the shop that is late.
 * @throws the given error, where nothing is to be narrowed or what is kept cannot say it
 */
export async function narrowedInstead(routeId: string, visit: LoaderFunctionArgs, error: unknown): Promise<unknown> {
  return (await bringNarrowing(visit, error)).narrowInstead(routeId, visit, error);
}

/**
 * The same in place of an answer that did not come at all: what cannot be said leaves the page with a list that says so.
 * @throws the given error, where nothing is to be narrowed or the page is not kept
 */
export async function keptInstead(routeId: string, visit: LoaderFunctionArgs, error: unknown): Promise<unknown> {
  const { narrowInstead, unansweredInstead } = await bringNarrowing(visit, error);
  return narrowInstead(routeId, visit, error).catch(() => unansweredInstead(routeId, visit, error));
}

/** It comes only where a list is to be narrowed: without a shop, code that is not kept cannot be had. */
async function bringNarrowing({ request }: LoaderFunctionArgs, error: unknown) {
  if (new URL(request.url).search === '') throw error;
  return import('./narrow-instead.ts').catch(() => {
    throw error;
  });
}
