import type { LoaderFunctionArgs } from 'react-router';
import { loadSearch } from '#features/catalogue/load-search.ts';
import { shellContext } from '#platform/session/shell.ts';

export async function loadSearchPage({ request, context }: LoaderFunctionArgs) {
  const { api, configuration } = context.get(shellContext);
  return loadSearch(api, {
    parameters: new URL(request.url).searchParams,
    signal: request.signal,
    limit: configuration.listingLimit,
  });
}
