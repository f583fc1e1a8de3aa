import type { LoaderFunctionArgs } from 'react-router';
import { loadHome } from '#features/catalogue/load-home.ts';
import { shellContext } from '#platform/session/shell.ts';

export async function loadHomePage({ request, context }: LoaderFunctionArgs) {
  const { api } = context.get(shellContext);
  return { ...(await loadHome(api, request.signal)), origin: new URL(request.url).origin };
}
