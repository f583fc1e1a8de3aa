import { redirect, type LoaderFunctionArgs } from 'react-router';
import { loadContent } from '#features/catalogue/load-content.ts';
import { pathWithoutLocale } from '#platform/configuration/locales.ts';
import { shellContext } from '#platform/session/shell.ts';

/** @throws Response 404 where the shop has nothing, or a redirection to where it stands */
export async function loadContentPage({ request, context }: LoaderFunctionArgs) {
  const { api, locale, languageIds, configuration } = context.get(shellContext);
  const { pathname, search, searchParams, origin } = new URL(request.url);
  const content = await loadContent(
    { api, locale, languageIds, contentPaths: configuration.contentPaths },
    {
      path: pathWithoutLocale(pathname),
      parameters: searchParams,
      signal: request.signal,
      limit: configuration.listingLimit,
    },
  );
  if (content === null) throw new Response(null, { status: 404 });
  if (content.kind === 'moved') {
    throw redirect(content.to + (searchParams.has('variant') ? '' : search), content.status);
  }
  return { ...content, origin };
}
