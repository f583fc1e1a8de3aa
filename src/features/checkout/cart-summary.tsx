import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { cartBusyAtom } from '#features/cart/cart-atoms.ts';
import { sumsOfCart } from '#features/cart/cart-sums.ts';
import { isVirtualCart } from '#features/cart/cart-kind.ts';
import { cartIntentsCountAtom } from '#features/cart/shown-lines-atoms.ts';
import { PromotionCodeForm } from '#features/cart/promotion-code-form.tsx';
import { SumsList } from '#features/cart/sums-list.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { DeliveryDate } from './methods/delivery-date.tsx';
import { shippingUnsettledAtom } from './methods/shipping-offer-atoms.ts';
import { useMethods } from './methods/use-methods.ts';
import { WaysToPay } from './methods/ways-to-pay.tsx';
import { TaxNote } from './tax-note.tsx';

/** What it costs all in all, where it goes, how it can be paid, and the way to the checkout (LAW-04). */
export function CartSummary({ cart, readOnly }: { cart: Cart; readOnly: boolean }): ReactElement {
  const { t } = useLingui();
  const isBusy = useAtomValue(cartBusyAtom);
  const isUnsettled = useAtomValue(shippingUnsettledAtom);
  const isWaiting = useAtomValue(cartIntentsCountAtom) > 0;
  useMethods();
  const customer = useAtomValue(sessionAtom)?.customer ?? null;
  const isShipped = !isVirtualCart(cart.lineItems);
  const method = cart.deliveries[0]?.shippingMethod?.name;
  const shipping = customer ? t`Versand` : t`Versand, geschätzt`;
  return (
    <Card>
      <Stack gap={4}>
        {isShipped && (
          <div style={{ minBlockSize: '2.75rem' }}>
            <LatePart load={loadDeliveryCountry} props={{ disabled: readOnly }} />
          </div>
        )}
        <Stack gap={2}>
          <SumsList
            sums={sumsOfCart(cart)}
            shippingNote={method ? `${shipping} (${method})` : shipping}
            unpriced={isBusy || isUnsettled || isWaiting}
          />
          <p>
            <small>
              <TaxNote taxStatus={cart.price.taxStatus} isShipped={isShipped} />
            </small>
          </p>
        </Stack>
        {isShipped && (
          <Stack gap={2}>
            <DeliveryDate />
            <LatePart load={loadShippingNotes} props={{}} />
          </Stack>
        )}
        <Stack gap={2}>
          {!readOnly && <WayOn />}
          <WaysToPay />
        </Stack>
      </Stack>
    </Card>
  );
}

/** To the checkout, by a button that is to be whole on the first screen of a low desk: a code is redeemed below it. */
function WayOn(): ReactElement {
  const { t } = useLingui();
  return (
    <>
      <ButtonLink to="/checkout" variant="primary" size="large" wide>
        {t`Zur Kasse`}
      </ButtonLink>
      <PromotionCodeForm />
    </>
  );
}

/** Its list of countries is asked for after the first paint anyway. */
const loadDeliveryCountry = async () => (await import('./methods/delivery-country.tsx')).DeliveryCountry;

const loadShippingNotes = async () => (await import('./methods/shipping-notes.tsx')).ShippingNotes;
