import type { LoaderFunctionArgs } from 'react-router';
import { keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { shellContext } from '#platform/session/shell.ts';
import { unreachableStatuses } from '#store-api/is-unreachable.ts';
import { describeError } from '../route-errors.ts';
import { narrowKept, unansweredKept } from './narrow-kept.ts';
import { createPayloadSource, type PayloadAnswer } from './payload-source.ts';

/**
 * Data of a page in place of an answer of the shop that did not come: what is kept of a category, narrowed as its address says.
 * @throws the error that there was instead of the answer, where what is kept cannot say it
 */
export const narrowInstead = (routeId: string, visit: LoaderFunctionArgs, error: unknown): Promise<unknown> =>
  insteadOf(routeId, visit, error, narrowKept);

/**
 * The same of a category of which what is kept cannot say it: the page with its choices, whose list says that it was not answered.
 * @throws the error that there was instead of the answer, where the category is not kept
 */
export const unansweredInstead = (routeId: string, visit: LoaderFunctionArgs, error: unknown): Promise<unknown> =>
  insteadOf(routeId, visit, error, unansweredKept);

async function insteadOf(
  routeId: string,
  { request, context }: LoaderFunctionArgs,
  error: unknown,
  make: typeof narrowKept,
): Promise<unknown> {
  if (!unreachableStatuses.includes(describeError(error).status)) throw error;
  const source = createPayloadSource({ fetch: globalThis.fetch });
  const moments: string[] = [];
  const page = await make(request.url, async (address) => {
    const answer = await source.load(new Request(address)).catch((): PayloadAnswer | undefined => undefined);
    if (answer?.keptSince) moments.push(answer.keptSince);
    return answer && 'loaderData' in answer ? answer : undefined;
  });
  if (!page || !(routeId in page.loaderData)) throw error;
  // As old as the oldest of it.
  const [oldest] = moments.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  context.get(shellContext).store.set(keptSinceAtom, oldest ?? null);
  return page.loaderData[routeId];
}
