import type { ReactElement, ReactNode } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Section } from '#ui/layout/section.tsx';
import { useFocusIfLost } from '#ui/layout/use-focus-if-lost.ts';
import { Logo } from '#ui/ornaments/logo.tsx';
import { CancelOrder } from './cancel-order.tsx';
import { OrderDetails } from './order-details.tsx';
import { isCancelled, mayCancel } from './order-stages.ts';
import { HowToPay } from './how-to-pay.tsx';
import { LaterNote, useKeptSince } from './kept/kept-order.tsx';
import { OrderDocuments } from './parts/order-documents.tsx';
import { OrderProgress } from './order-progress.tsx';
import styles from './order-view.module.css';
import { Reorder } from './reorder/reorder.tsx';

interface OrderViewProps {
  order: Order;
  /** Where the statutory withdrawal is declared. */
  withdrawal: string;
  /** What is left to pay, or another way to. */
  payment: ReactNode;
}

/** An order that lives: where it is, everything about it, and what can still be done. */
export function OrderView({ order, withdrawal, payment }: OrderViewProps): ReactElement {
  const { t } = useLingui();
  // Who has just cancelled is led to where the order says so: the button that was pressed is gone.
  const isKept = useKeptSince(order.id) !== undefined;
  const progress = useFocusIfLost<HTMLDivElement>(isCancelled(order));
  return (
    <div className={styles['order']}>
      <Letterhead />
      <div ref={progress} tabIndex={-1}>
        <OrderProgress order={order} />
      </div>
      <HowToPay order={order} />
      {!isKept && <div data-no-print>{payment}</div>}
      <OrderDetails order={order} more={<OrderDocuments order={order} />} />
      <div data-no-print>
        <Section heading={t`Was Sie noch tun können`}>
          {isKept && <LaterNote order={order} />}
          <Cluster gap={3}>
            {!isKept && <Reorder order={order} />}
            {!isKept && mayCancel(order) && <CancelOrder order={order} withdrawal={withdrawal} />}
          </Cluster>
          <div className={styles['tools']}>
            <Cluster>
              <ButtonLink to={withdrawal} variant="quiet">{t`Vertrag widerrufen`}</ButtonLink>
              <Button variant="quiet" onClick={() => print()}>{t`Drucken`}</Button>
              <ButtonLink to={`/contact?order=${order.orderNumber}`} variant="quiet">
                {t`Frage zu dieser Bestellung`}
              </ButtonLink>
            </Cluster>
          </div>
        </Section>
      </div>
    </div>
  );
}

/** On paper, where the site's head has no place: whose order this is. */
function Letterhead(): ReactElement {
  const { name, company, address = '', email } = useShell().configuration.brand;
  return (
    <div className={styles['letterhead']} data-letterhead>
      <Logo name={name} />
      <p>
        {[company, ...address.split('\n'), email].filter(Boolean).map((line) => (
          <span key={line}>{line}</span>
        ))}
      </p>
    </div>
  );
}
