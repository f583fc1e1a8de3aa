import type { LoaderFunctionArgs } from 'react-router';

/**
 * What is kept of a list, narrowed as its address says, in place of an answer of the shop that did not come. What narrows a list
 * comes only where one is to be narrowed: without a shop, code that is not kept cannot be had.
 * @throws the error that there was instead of the answer, where nothing is to be narrowed or what is kept cannot say it
 */
export async function keptInstead(routeId: string, visit: LoaderFunctionArgs, error: unknown): Promise<unknown> {
  if (new URL(visit.request.url).search === '') throw error;
  const { narrowInstead } = await import('./narrow-instead.ts').catch(() => {
    throw error;
  });
  return narrowInstead(routeId, visit, error);
}
