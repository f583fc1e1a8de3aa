import { useCallback, useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useAtomValue, useSetAtom, useStore } from 'jotai';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { waitingCountAtom } from '#platform/connectivity/connectivity-atom.ts';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { createQuestions } from '#platform/connectivity/questions.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { amountTermsAtom } from '#platform/session/amount-terms.ts';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { HeartIcon } from '#ui/icons/frame-icons.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { useWishlist } from './use-wishlist.ts';
import { LateWishlistNote } from './late-wishlist-note.tsx';
import { type ListedProduct, listWishlistAtom } from './list-wishlist.ts';
import { wishlistReloadsAtom } from './later-wishes-atom.ts';
import { UnknownWishlistNote } from './unknown-wishlist-note.tsx';
import { unknownOfWishlistAtom, wishlistKnownAtom } from './wishlist-atoms.ts';

interface WishlistViewProps {
  drawProduct: (product: ProductCard) => ReactNode;
}

/** The products a shopper wants to remember. */
export function WishlistView({ drawProduct }: WishlistViewProps): ReactElement {
  const { t } = useLingui();
  const ids = useWishlist();
  const known = useAtomValue(wishlistKnownAtom);
  const reloads = useAtomValue(wishlistReloadsAtom);
  const { products, failed, retry } = useProducts(known && ids.length > 0, reloads);
  const isUnknown = useAtomValue(unknownOfWishlistAtom) !== null;
  if (known && ids.length === 0 && !isUnknown) {
    return (
      <>
        <Notes />
        <NothingYet />
      </>
    );
  }
  const shown = products?.filter(({ id }) => ids.includes(id));
  const isComing = !failed && shown === undefined && ids.length > 0;
  return (
    <>
      <Heading shown={shown} />
      <Stack gap={6}>
        <Notes />
        {failed && (
          <Notice tone="danger" role="alert" actions={<Button onClick={retry}>{t`Noch einmal versuchen`}</Button>}>
            {t`Die Artikel Ihrer Merkliste konnten nicht geladen werden. Die Liste selbst ist gesichert.`}
          </Notice>
        )}
        {(isComing || !known) && <Skeleton blockSize="20rem" />}
        {shown && <Shown products={shown} drawProduct={drawProduct} />}
      </Stack>
    </>
  );
}

/** What there is to know of the list besides what is on it. */
function Notes(): ReactElement {
  const isWaiting = useAtomValue(waitingCountAtom) > 0;
  return (
    <>
      <LateWishlistNote />
      <UnknownWishlistNote />
      {isWaiting && <LatePart load={loadLaterChanges} props={{ kind: 'wishlist' }} areas={['offline']} />}
    </>
  );
}

function Shown({ products, drawProduct }: WishlistViewProps & { products: readonly ListedProduct[] }): ReactElement {
  return (
    <Grid as="ul" minWidth="13rem" gap={8}>
      {products.map((product) => (
        <li key={product.id}>
          <PriceCurrencyContext value={product.priceCurrency}>{drawProduct(product)}</PriceCurrencyContext>
        </li>
      ))}
    </Grid>
  );
}

const loadLaterChanges = async () => (await import('#platform/intents/later-changes.tsx')).LaterChanges;

function Heading({ shown }: { shown: readonly ListedProduct[] | undefined }): ReactElement {
  const { t } = useLingui();
  const count = shown?.length;
  const { set } = useStore();
  const notify = useSetAtom(notifyAtom);
  const empty = async (): Promise<void> => {
    try {
      const { clearWishlistAtom } = await import('./change-wishlist.ts');
      await set(clearWishlistAtom, shown);
    } catch (error) {
      console.error('The wishlist could not be emptied.', error);
      notify({
        type: 'danger',
        message: t`Die Merkliste konnte nicht ganz geleert werden. Bitte versuchen Sie es noch einmal.`,
      });
    }
  };
  const actions = <Button variant="quiet" onClick={() => void empty()}>{t`Merkliste leeren`}</Button>;
  return (
    <PageHeading
      intro={count !== undefined && t`${plural(count, { one: '# Artikel', other: '# Artikel' })}`}
      actions={count !== undefined && count > 0 && actions}
    >
      {t`Merkliste`}
    </PageHeading>
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

/** Loads once there is something to load, and again at other prices and when what had waited has changed the list; what is taken off later needs no new question. */
function useProducts(ready: boolean, reloads: number) {
  const list = useSetAtom(listWishlistAtom);
  const terms = useAtomValue(amountTermsAtom);
  const [loaded, setLoaded] = useState<{ terms: string; products: readonly ListedProduct[] }>();
  const [failed, setFailed] = useState(false);
  const [ask] = useState(createQuestions);
  const load = useCallback(async (): Promise<void> => {
    setFailed(false);
    const { isOutdated, settle } = ask();
    try {
      const products = await list();
      if (isOutdated()) return;
      settle();
      setLoaded({ terms, products });
    } catch (error) {
      console.error('The products of the wishlist could not be loaded.', error);
      if (!isOutdated()) setFailed(true);
    }
  }, [list, terms, ask]);
  useEffect(() => {
    if (ready && reloads >= 0) void load();
  }, [ready, load, reloads]);
  return { products: loaded?.terms === terms ? loaded.products : undefined, failed, retry: () => void load() };
}
