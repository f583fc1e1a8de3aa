import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { CartWithoutScripts } from '#features/cart/cart-without-scripts.tsx';
import { isEmptyCart, isVirtualCart } from '#features/cart/cart-kind.ts';
import { sumsOfCart } from '#features/cart/cart-sums.ts';
import { SumsList } from '#features/cart/sums-list.tsx';
import { withdrawalClasses, WithdrawalNotes } from '#features/cart/withdrawal-notes.tsx';
import { TaxNote } from '#features/checkout/tax-note.tsx';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import type { Cart } from '#store-api/schemas/cart.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { WithAside } from '#ui/layout/with-aside.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { CartOutcome } from './cart-changes.ts';
import { OutcomeNotice } from './outcome-notice.tsx';

/** A cart that is there, none, or one that could not be asked for. */
export type ShownCart = Cart | 'empty' | 'away';

/** The cart for who browses without scripts: everything can be changed but print jobs, and ordering needs scripts. */
export function CartPage({ cart, outcome }: { cart: ShownCart; outcome: CartOutcome | undefined }): ReactElement {
  const { t } = useLingui();
  return (
    <PageWidth>
      <PageHead title={t`Warenkorb`} />
      <TrailView name={t`Warenkorb`} />
      <PageHeading>{t`Warenkorb`}</PageHeading>
      <Stack gap={6}>
        {outcome && <OutcomeNotice outcome={outcome} />}
        <CartContent cart={cart} />
      </Stack>
    </PageWidth>
  );
}

function CartContent({ cart }: { cart: ShownCart }): ReactElement {
  const { t } = useLingui();
  if (cart === 'away')
    return (
      <Notice tone="warning" title={t`Der Warenkorb ist gerade nicht erreichbar`}>
        {t`Bitte laden Sie diese Seite in einer Minute noch einmal. Was im Warenkorb lag, bleibt im Shop gespeichert.`}
      </Notice>
    );
  if (cart === 'empty' || isEmptyCart(cart.lineItems))
    return (
      <Stack gap={4}>
        <p>{t`Der Warenkorb ist leer. Mit „In den Warenkorb“ legen Sie Artikel hinein, auf ihrer Seite und in den Listen.`}</p>
        <OrderingNeedsScripts />
      </Stack>
    );
  return (
    <PriceCurrencyContext value={cart.currency}>
      <WithAside asideLabel={t`Summe und Kasse`} aside={<Summary cart={cart} />}>
        <Stack gap={5}>
          <CartWithoutScripts cart={cart} />
          <WithdrawalNotes classes={withdrawalClasses(cart.lineItems)} />
        </Stack>
      </WithAside>
    </PriceCurrencyContext>
  );
}

function Summary({ cart }: { cart: Cart }): ReactElement {
  const { t } = useLingui();
  const method = cart.deliveries[0]?.shippingMethod?.name;
  const shipping = t`Versand, geschätzt`;
  return (
    <Card>
      <Stack gap={5}>
        <SumsList sums={sumsOfCart(cart)} shippingNote={method ? `${shipping} (${method})` : shipping} />
        <p>
          <small>
            <TaxNote taxStatus={cart.price.taxStatus} isShipped={!isVirtualCart(cart.lineItems)} />
          </small>
        </p>
        <OrderingNeedsScripts />
      </Stack>
    </Card>
  );
}

function OrderingNeedsScripts(): ReactElement {
  const { t } = useLingui();
  return (
    <Notice
      title={t`Zum Bestellen brauchen Sie JavaScript`}
      actions={<TextLink to="/checkout/cart">{t`JavaScript ist an: weiter zur Kasse`}</TextLink>}
    >
      {t`Die Zahlung und das Prüfen und Hochladen Ihrer Noten geschehen in Ihrem Browser. Ihr Warenkorb bleibt so, wie er ist: Schalten Sie JavaScript ein, und Sie finden ihn dort wieder.`}
    </Notice>
  );
}
