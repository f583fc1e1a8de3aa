import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { cartBusyAtom } from '#features/cart/cart-atoms.ts';
import { sumsOfCart } from '#features/cart/cart-sums.ts';
import { groupLines, type Article } from '#features/cart/group-lines.ts';
import { readJobSpec } from '#print/payload/job-spec.ts';
import { SumsList } from '#features/cart/sums-list.tsx';
import type { Cart } from '#store-api/schemas/cart.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { shippingUnsettledAtom } from './methods/shipping-offer-atoms.ts';
import styles from './checkout-overview.module.css';

/** A reminder beside the form of what is being ordered; on narrow screens the review at the end is enough. */
export function CheckoutOverview({ cart }: { cart: Cart }): ReactElement {
  const { t } = useLingui();
  const isBusy = useAtomValue(cartBusyAtom);
  const isUnsettled = useAtomValue(shippingUnsettledAtom);
  return (
    <Card className={styles['overview']}>
      <Stack gap={4}>
        <ul className={styles['articles']}>
          {groupLines(cart.lineItems).map((article) => (
            <OverviewItem key={article.id} article={article} />
          ))}
        </ul>
        <SumsList sums={sumsOfCart(cart)} unpriced={isBusy || isUnsettled} />
        <p>
          <TextLink to="/checkout/cart">{t`Warenkorb ändern`}</TextLink>
        </p>
      </Stack>
    </Card>
  );
}

function OverviewItem({ article }: { article: Article<LineItem> }): ReactElement | null {
  const { t } = useLingui();
  if (article.kind === 'promotion') return null;
  const isJob = article.kind === 'job';
  const pieces = isJob ? readJobSpec(article.lead).copies : article.line.quantity;
  const name = isJob ? (article.lead?.title ?? t`Druckauftrag`) : article.line.label;
  return (
    <li>
      <span className={styles['pieces']}>{pieces} ×</span> {name}
    </li>
  );
}
