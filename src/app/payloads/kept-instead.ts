import type { LoaderFunctionArgs } from 'react-router';
import { answerPatienceMs, within } from '#offline/answer-patience.ts';
import type { KeptData } from './narrow-instead.ts';

/**
 * What is kept of a list, narrowed as its address says, in place of an answer of the shop that is late.
 * @throws the given error, where nothing is to be narrowed or what is kept cannot say it
 */
export async function narrowedInstead(
  routeId: string,
  { request }: LoaderFunctionArgs,
  error: unknown,
): Promise<KeptData> {
  return (await bringNarrowing(request, error)).narrowInstead(routeId, request.url, error);
}

/**
 * The same in place of an answer that did not come at all, and the page is told of when it is: what cannot be said leaves the page
 * with a list that says so.
 * @throws the given error, where nothing is to be narrowed or the page is not kept
 */
export async function keptInstead(routeId: string, visit: LoaderFunctionArgs, error: unknown): Promise<unknown> {
  return (await bringNarrowing(visit.request, error)).showInstead(routeId, visit, error);
}

/** It comes only where a list is to be narrowed: without a shop, code that is not kept cannot be had. */
async function bringNarrowing({ url }: Request, error: unknown) {
  if (new URL(url).search === '') throw error;
  const narrowing = await within(
    answerPatienceMs,
    import('./narrow-instead.ts').catch(() => undefined),
  );
  if (!narrowing) throw error;
  return narrowing;
}
