import { useEffect, type ReactElement } from 'react';
import { atom, useAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { ProductCard } from '#store-api/schemas/product-card.ts';
import { Button } from '#ui/actions/button.tsx';
import { ProductRow } from './product-row.tsx';

const mostShown = 10;

/** In memory only: keeping it on the device would need the visitor's consent (§ 25 TDDDG, decision 38). */
const viewedAtom = atom<readonly ProductCard[]>([]);

/** The products looked at during this visit, the newest first; nothing before there is one beside the present. */
export function RecentlyViewed({ current }: { current?: ProductCard }): ReactElement | null {
  const { t } = useLingui();
  const [viewed, setViewed] = useAtom(viewedAtom);
  useEffect(() => {
    if (current) setViewed((before) => [current, ...withoutFamily(before, current)].slice(0, mostShown + 1));
  }, [current, setViewed]);
  const others = current ? withoutFamily(viewed, current) : viewed;
  return (
    <ProductRow
      heading={t`Zuletzt angesehen`}
      action={<Button variant="quiet" onClick={() => setViewed([])}>{t`Liste leeren`}</Button>}
      products={others.slice(0, mostShown)}
    />
  );
}

/** Variants of one product are one thing to look at. */
function withoutFamily(products: readonly ProductCard[], product: ProductCard): readonly ProductCard[] {
  return products.filter((other) => familyOf(other) !== familyOf(product));
}

const familyOf = ({ id, parentId }: ProductCard): string => parentId ?? id;
