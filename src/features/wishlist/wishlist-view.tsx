import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HeartIcon } from '#ui/icons/shop-icons.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { useWishlist } from './use-wishlist.ts';
import { clearWishlistAtom, listWishlistAtom, wishlistKnownAtom } from './wishlist-atoms.ts';

interface WishlistViewProps {
  drawProduct: (product: ProductCard) => ReactNode;
}

/** The products a shopper wants to remember. */
export function WishlistView({ drawProduct }: WishlistViewProps): ReactElement {
  const { t } = useLingui();
  const ids = useWishlist();
  const known = useAtomValue(wishlistKnownAtom);
  const { products, failed, retry } = useProducts(known && ids.length > 0);
  const clear = useSetAtom(clearWishlistAtom);
  const shown = products?.filter(({ id }) => ids.includes(id));
  if (known && ids.length === 0) return <NothingYet />;
  const count = shown?.length ?? 0;
  return (
    <>
      <PageHeading
        intro={shown && t`${plural(count, { one: '# Artikel', other: '# Artikel' })}`}
        actions={count > 0 && <Button variant="quiet" onClick={() => void clear()}>{t`Merkliste leeren`}</Button>}
      >
        {t`Merkliste`}
      </PageHeading>
      {failed && (
        <Notice tone="danger" role="alert" actions={<Button onClick={retry}>{t`Noch einmal versuchen`}</Button>}>
          {t`Die Artikel Ihrer Merkliste konnten nicht geladen werden. Die Liste selbst ist gesichert.`}
        </Notice>
      )}
      {!failed && shown === undefined && <Skeleton blockSize="20rem" />}
      {shown && (
        <Grid as="ul" minWidth="13rem" gap={8}>
          {shown.map((product) => (
            <li key={product.id}>{drawProduct(product)}</li>
          ))}
        </Grid>
      )}
    </>
  );
}

function NothingYet(): ReactElement {
  const { t } = useLingui();
  return (
    <EmptyState
      level={1}
      icon={<HeartIcon />}
      title={t`Ihre Merkliste ist noch leer`}
      actions={<ButtonLink to="/">{t`Zur Startseite`}</ButtonLink>}
    >
      {t`Tippen Sie bei einem Artikel auf das Herz, dann finden Sie ihn hier wieder, auch ohne Kundenkonto.`}
    </EmptyState>
  );
}

/** Loads once there is something to load; what is taken off later needs no new question. */
function useProducts(ready: boolean) {
  const list = useSetAtom(listWishlistAtom);
  const [attempt, setAttempt] = useState(0);
  const [products, setProducts] = useState<readonly ProductCard[]>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!ready) return;
    const load = async (): Promise<void> => {
      try {
        setProducts(await list());
      } catch (error) {
        console.error('The products of the wishlist could not be loaded.', error);
        setFailed(true);
      }
    };
    void load();
  }, [ready, attempt, list]);
  const retry = (): void => {
    setFailed(false);
    setAttempt((count) => count + 1);
  };
  return { products, failed, retry };
}
