import type { LoaderFunctionArgs } from 'react-router';
import { isEverybodysInsteadAtom, keptSinceAtom } from '#platform/connectivity/kept-since-atom.ts';
import { hasOwnPricesAtom } from '#platform/session/own-prices-atom.ts';
import { shellContext } from '#platform/session/shell.ts';
import { unreachableStatuses } from '#store-api/is-unreachable.ts';
import type { Payload } from '../page-data.ts';
import { describeError } from '../route-errors.ts';
import { narrowKept, unansweredKept } from './narrow-kept.ts';
import { createPayloadSource, type PayloadAnswer } from './payload-source.ts';

/** Data of a route, and since when what it was made of is kept: the oldest of it. */
export interface KeptData {
  readonly data: unknown;
  readonly keptSince: string | null;
}

/**
 * Data of a page in place of an answer of the shop that did not come: what is kept of a category, narrowed as its address says.
 * @param orUnanswered what cannot be said leaves the page with its choices, and a list that says that it was not answered
 * @throws the error that there was instead of the answer, where what is kept cannot say it
 */
export async function narrowInstead(
  routeId: string,
  address: string,
  error: unknown,
  { orUnanswered = false } = {},
): Promise<KeptData> {
  if (!unreachableStatuses.includes(describeError(error).status)) throw error;
  const source = createPayloadSource({ fetch: globalThis.fetch });
  const moments: string[] = [];
  const look = async (page: string): Promise<Payload | undefined> => {
    const answer = await source.load(new Request(page)).catch((): PayloadAnswer | undefined => undefined);
    if (answer?.keptSince) moments.push(answer.keptSince);
    return answer && 'loaderData' in answer ? answer : undefined;
  };
  // A silent shop keeps each page waiting: none is looked for twice.
  const looked = new Map<string, ReturnType<typeof look>>();
  const find: typeof look = (page) => {
    const found = looked.get(page) ?? look(page);
    looked.set(page, found);
    return found;
  };
  const page = (await narrowKept(address, find)) ?? (orUnanswered ? await unansweredKept(address, find) : undefined);
  if (!page || !(routeId in page.loaderData)) throw error;
  const [oldest] = moments.toSorted((one, other) => Date.parse(one) - Date.parse(other));
  return { data: page.loaderData[routeId], keptSince: oldest ?? null };
}

/** The same, with a list that says so where it was not answered, and the page is told of when it is, and whose prices it has. */
export async function showInstead(
  routeId: string,
  { request, context }: LoaderFunctionArgs,
  error: unknown,
): Promise<unknown> {
  const { data, keptSince } = await narrowInstead(routeId, request.url, error, { orUnanswered: true });
  const { store } = context.get(shellContext);
  store.set(keptSinceAtom, keptSince);
  store.set(isEverybodysInsteadAtom, store.get(hasOwnPricesAtom));
  return data;
}
