import { useEffect, type ComponentType, type ReactElement, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { isVirtualCart } from '#features/cart/cart-kind.ts';
import { CartNotices } from '#features/cart/cart-notices.tsx';
import { CartSkeleton } from '#features/cart/cart-skeleton.tsx';
import { CartUnreachable } from '#features/cart/cart-unreachable.tsx';
import { cartStateAtom } from '#features/cart/cart-state-atom.ts';
import { PriceCurrencyContext } from '#platform/i18n/price-currency.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { loadTexts } from '#platform/i18n/texts.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import { useShell } from '#platform/session/shell.ts';
import type { SessionContext } from '#store-api/context.ts';
import type { Cart } from '#store-api/schemas/cart.ts';
import { WithAside } from '#ui/layout/with-aside.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { CheckoutOverview } from './checkout-overview.tsx';
import { CheckoutSection } from './checkout-section.tsx';
import { ContactSection, loadContactEditor } from './contact/contact-section.tsx';
import { EmptyCheckout } from './empty-checkout.tsx';
import { endedCheckoutAtom, useKeptCheckout } from './ended-checkout.ts';
import { useMethods } from './methods/use-methods.ts';
import { orderRefusalAtom } from './order-refusal-atom.ts';
import type { OrderFormProps } from './order/order-form.tsx';
import { PaymentSection } from './methods/payment-section.tsx';
import { ReloadNotice } from './reload-notice.tsx';
import { ReviewArticles } from './order/review-articles.tsx';
import { ShippingSection } from './methods/shipping-section.tsx';

interface CheckoutProps {
  /** Says which files of print jobs are not there yet. */
  filesNote: ReactNode;
  /** For those who have an account. */
  logInOffer: ReactNode;
  /** Asks a customer for the password over the page: the session has ended. */
  logInAgain: ReactNode;
  onOrdered: (orderId: string) => void;
}

/** Ordering on one page: contact, shipping, payment, review. Guests first; nothing asks for an account. */
export function Checkout(props: CheckoutProps): ReactElement {
  const cart = useAtomValue(cartAtom);
  const session = useAtomValue(sessionAtom);
  const state = useAtomValue(cartStateAtom);
  const kept = useKeptCheckout();
  useContactEditorSoon();
  if (kept) return <CheckoutFrame {...props} {...kept} isRemembered={false} />;
  if (state === 'unreachable') return <CartUnreachable />;
  if (state === 'empty') {
    return (
      <Stack gap={5}>
        <Obstacles />
        <EmptyCheckout onOrdered={props.onOrdered} />
      </Stack>
    );
  }
  if (!cart || state === 'loading') return <CartSkeleton />;
  if (!session) return state === 'remembered' ? <CartUnreachable /> : <CartSkeleton />;
  return <CheckoutFrame {...props} cart={cart} session={session} isRemembered={state === 'remembered'} />;
}

/** One frame whatever is known of the cart: what is ticked and typed in it stays. */
function CheckoutFrame({ isRemembered, ...sections }: CheckoutSectionsProps & { isRemembered: boolean }): ReactElement {
  return (
    <Stack gap={5}>
      {isRemembered && <CartUnreachable />}
      <PriceCurrencyContext value={sections.cart.currency}>
        <CheckoutSections {...sections} />
      </PriceCurrencyContext>
    </Stack>
  );
}

/** The form is fetched with its texts while the shop is asked who orders. */
function useContactEditorSoon(): void {
  const { texts } = useShell();
  useEffect(() => {
    void loadContactEditor();
    loadTexts(texts, ['account']).catch((error: unknown) => {
      // Where the form is drawn they are asked for again.
      console.warn('The texts of the contact form could not be loaded ahead.', error);
    });
  }, [texts]);
}

interface CheckoutSectionsProps extends CheckoutProps {
  cart: Cart;
  session: SessionContext;
}

function CheckoutSections({ cart, session, logInOffer, logInAgain, ...order }: CheckoutSectionsProps): ReactElement {
  const { t } = useLingui();
  const waiting = session.customer === null;
  const hasEnded = useAtomValue(endedCheckoutAtom) !== null;
  const isShipped = !isVirtualCart(cart.lineItems);
  const first = isShipped ? 3 : 2;
  useMethods();
  useEffect(() => void loadOrderForm(), []);
  return (
    <WithAside asideLabel={t`Ihre Bestellung im Überblick`} aside={<CheckoutOverview cart={cart} />}>
      {waiting && <Obstacles />}
      <ContactSection session={session} next={isShipped ? 'shipping' : 'payment'} logInOffer={logInOffer} />
      {isShipped && <ShippingSection number={2} waiting={waiting} />}
      <PaymentSection number={first} waiting={waiting} />
      <CheckoutSection
        id="review"
        number={first + 1}
        heading={t`Prüfen und bestellen`}
        state={waiting ? 'waiting' : 'open'}
        note={t`Zum Schluss sehen Sie alles noch einmal auf einen Blick.`}
      >
        <ReviewArticles />
        <LatePart load={loadOrderForm} props={{ cart, ...order }} />
      </CheckoutSection>
      {hasEnded && logInAgain}
    </WithAside>
  );
}

/** Drawn only once it is known who orders; fetched meanwhile. */
const loadOrderForm = (): Promise<ComponentType<OrderFormProps>> =>
  import('./order/order-form.tsx').then(
    ({ OrderForm }) => OrderForm,
    () => ReloadNotice,
  );

/** What is in the way of ordering, where the form is not there (any more) that says it otherwise. */
function Obstacles(): ReactElement {
  const isRefused = useAtomValue(orderRefusalAtom) !== null;
  return (
    <>
      <CartNotices />
      {isRefused && <LatePart load={loadOrderRefusal} props={{}} />}
    </>
  );
}

const loadOrderRefusal = async () => (await import('./order/order-refusal.tsx')).OrderRefusal;
