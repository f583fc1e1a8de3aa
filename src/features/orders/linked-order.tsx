import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useAtomValue } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { sessionAtom, userAtom } from '#platform/session/session-atoms.ts';
import type { OrderDetail } from '#store-api/checkout/orders.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { GuestOrderForm } from './link/guest-order-form.tsx';
import { useLinkedOrder, type LinkState } from './link/use-linked-order.ts';
import { KeptOrdersNote, useFreshOrder } from './kept/kept-order.tsx';
import { orderStatesAtom } from './order-atoms.ts';
import { LoadingOrder } from './order-loader.tsx';
import { OrderUnavailable } from './order-unavailable.tsx';

interface LinkedOrderProps {
  deepLinkCode: string;
  /** Where to log in, for orders of an account. */
  login: string;
  /** Tells the number once it is known. The heading stands outside: what is drawn anew here would lose the focus. */
  onNumber: (orderNumber: string | undefined) => void;
  children: (detail: OrderDetail) => ReactNode;
}

/** An order by the link in its mails: its customer sees it at once, a guest says who they are first. */
export function LinkedOrder(props: LinkedOrderProps): ReactElement {
  const customerId = useAtomValue(sessionAtom)?.customer?.id ?? 'nobody';
  const [attempt, setAttempt] = useState(0);
  // Somebody else's session, or another attempt: it all begins anew.
  return <LinkVisit key={`${customerId} ${attempt}`} {...props} retry={() => setAttempt(attempt + 1)} />;
}

interface LinkVisitProps extends LinkedOrderProps {
  retry: () => void;
}

function LinkVisit({ deepLinkCode, login, onNumber, children, retry }: LinkVisitProps): ReactElement {
  const { visit, show } = useLinkedOrder(deepLinkCode);
  const stateOf = useAtomValue(orderStatesAtom);
  const order = visit.state === 'open' ? stateOf(visit.orderId) : undefined;
  const orderNumber = order?.state === 'found' ? order.order.orderNumber : undefined;
  useEffect(() => onNumber(orderNumber), [onNumber, orderNumber]);
  return (
    <Stack gap={8}>
      {visit.state === 'open' ? (
        <OpenedOrder orderId={visit.orderId}>{children}</OpenedOrder>
      ) : (
        <ClosedOrder state={visit.state} login={login} show={show} retry={retry} />
      )}
    </Stack>
  );
}

interface OpenedOrderProps {
  orderId: string;
  children: (detail: OrderDetail) => ReactNode;
}

function OpenedOrder({ orderId, children }: OpenedOrderProps): ReactElement {
  const order = useAtomValue(orderStatesAtom)(orderId);
  useFreshOrder(orderId);
  if (order.state === 'found') {
    return (
      <>
        {order.keptSince !== undefined && <KeptOrdersNote since={order.keptSince} />}
        {children(order)}
      </>
    );
  }
  if (order.state === 'loading') return <LoadingOrder />;
  return <OrderUnavailable orderId={orderId} state={order.state} />;
}

interface ClosedOrderProps {
  state: Exclude<LinkState['state'], 'open'>;
  login: string;
  show: (shown: { email: string; zipcode: string }) => Promise<void>;
  retry: () => void;
}

function ClosedOrder({ state, login, show, retry }: ClosedOrderProps): ReactElement {
  switch (state) {
    case 'loading':
      return <LoadingOrder />;
    case 'unreachable':
      return <ShopUnreachable retry={retry} />;
    case 'account':
      return <OfAccount login={login} />;
    case 'asked':
    case 'foreign':
      return <GuestQuestion isForeign={state === 'foreign'} show={show} />;
  }
}

interface GuestQuestionProps {
  isForeign: boolean;
  show: (shown: { email: string; zipcode: string }) => Promise<void>;
}

function GuestQuestion({ isForeign, show }: GuestQuestionProps): ReactElement {
  const { t } = useLingui();
  const isCustomer = useAtomValue(userAtom)?.guest === false;
  return (
    <Card as="section" aria-label={t`Bestellung ansehen`}>
      <Stack gap={5}>
        {isForeign && isCustomer && (
          <Notice>{t`Diese Bestellung gehört nicht zu dem Konto, in dem Sie angemeldet sind.`}</Notice>
        )}
        <p>{t`Damit niemand sonst Ihre Bestellung sieht, sagen Sie uns bitte, wer bestellt hat.`}</p>
        <GuestOrderForm open={show} />
      </Stack>
    </Card>
  );
}

function OfAccount({ login }: { login: string }): ReactElement {
  const { t } = useLingui();
  return (
    <Notice
      role="status"
      title={t`Bitte melden Sie sich an`}
      actions={
        <ButtonLink to={login} variant="primary">
          {t`Anmelden`}
        </ButtonLink>
      }
    >
      <Trans>Diese Bestellung gehört zu einem Konto. Nach der Anmeldung sehen Sie sie hier.</Trans>
    </Notice>
  );
}

function ShopUnreachable({ retry }: { retry: () => void }): ReactElement {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      role="status"
      title={t`Der Shop ist gerade nicht zu erreichen`}
      actions={<Button onClick={retry}>{t`Noch einmal versuchen`}</Button>}
    >
      {t`Ihre Bestellung sehen Sie hier, sobald die Verbindung wieder da ist.`}
    </Notice>
  );
}
