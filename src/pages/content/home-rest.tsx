import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ProductMarkContext } from '#features/catalogue/product-marks.ts';
import { ProductRow } from '#features/catalogue/product-row.tsx';
import { CmsContent } from '#features/cms/cms-content.tsx';
import { wishlistMark } from '#features/wishlist/wishlist-toggle.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import type { loadHomePage } from '../loaders/load-home-page.ts';
import { EnvironmentContext } from './environment.ts';
import { homeElements } from './home-elements.tsx';

export { bringStandingContent } from '#features/cms/standing-content.ts';

type HomeRestProps = Pick<Awaited<ReturnType<typeof loadHomePage>>, 'category' | 'popular'>;

/** What stands below the opening of the home page: the shop's own content, and what is bought often. */
export function HomeRest({ category, popular }: HomeRestProps): ReactElement {
  const { t } = useLingui();
  return (
    <ProductMarkContext value={wishlistMark}>
      {category?.cmsPage && (
        <EnvironmentContext value={{ formPlace: { navigationId: category.id } }}>
          <CmsContent page={category.cmsPage} elements={homeElements} below />
        </EnvironmentContext>
      )}
      <PageWidth>
        <ProductRow heading={t`Gern bestellt`} products={popular} />
      </PageWidth>
    </ProductMarkContext>
  );
}
