import type { ReactElement } from 'react';
import { redirect, useLoaderData, type LoaderFunctionArgs } from 'react-router';
import { loadContent } from '#features/catalogue/load-content.ts';
import { ProductMarkContext } from '#features/catalogue/product-marks.ts';
import { wishlistMark } from '#features/wishlist/wishlist-toggle.tsx';
import { pathWithoutLocale } from '#platform/i18n/locales.ts';
import { shellContext } from '#platform/session/shell.ts';
import { CategoryPage } from './content/category-page.tsx';
import { LandingPage } from './content/landing-page.tsx';
import { ProductPage } from './content/product-page.tsx';

/** Everything that has no route of its own is content of the shop: categories, products, landing pages (specification section 2). */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { api, locale, languageIds, configuration } = context.get(shellContext);
  const { pathname, search, searchParams, origin } = new URL(request.url);
  const content = await loadContent(
    { api, locale, languageIds, contentPaths: configuration.contentPaths },
    { path: pathWithoutLocale(pathname), parameters: searchParams, signal: request.signal },
  );
  if (content === null) throw new Response(null, { status: 404 });
  if (content.kind === 'moved') {
    throw redirect(content.to + (searchParams.has('variant') ? '' : search), content.status);
  }
  return { ...content, origin };
}

export function Component(): ReactElement {
  const content = useLoaderData<typeof loader>();
  return (
    <ProductMarkContext value={wishlistMark}>
      {content.kind === 'category' && <CategoryPage content={content} />}
      {content.kind === 'landing' && <LandingPage content={content} />}
      {content.kind === 'product' && <ProductPage content={content} />}
    </ProductMarkContext>
  );
}
