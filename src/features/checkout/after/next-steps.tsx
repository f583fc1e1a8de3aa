import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { isPaidOnline, isUnpaid, latestTransaction, paymentStateOf } from '#features/orders/order-payment.ts';
import { newsOf, type OrderNews } from '#features/orders/order-stages.ts';
import { PaymentInWords } from '#features/orders/how-to-pay.tsx';
import { useFormats } from '#platform/i18n/formats.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { Order } from '#store-api/schemas/order.ts';
import { Card } from '#ui/layout/card.tsx';
import { arrivalOfOrder } from '../arrival.ts';
import styles from './next-steps.module.css';

/** What happens now, in order; nothing that needs the reader is left unsaid. Later the same page says where the order is. */
export function NextSteps({ order }: { order: Order }): ReactElement {
  if (beginnings.has(newsOf(order))) return <StepsAhead order={order} />;
  return <LatePart load={loadProgress} props={{ order }} />;
}

/** Brought from here, so that no first view shares its files with the order's page. */
const loadProgress = async () => (await import('#features/orders/order-progress.tsx')).OrderProgress;

const beginnings: ReadonlySet<OrderNews> = new Set(['awaiting', 'awaitingFiles', 'check', 'print', 'packing', 'ready']);

function StepsAhead({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const email = order.orderCustomer?.email ?? '';
  const hasJob = groupLines(order.lineItems).some(isJob);
  return (
    <Card as="section" kind="recess" aria-label={t`Wie es weitergeht`}>
      <h2 className={styles['heading']}>{t`Wie es weitergeht`}</h2>
      <ol className={styles['steps']}>
        <li>
          {email === '' ? (
            <Trans>Sie bekommen eine Bestätigung per E-Mail.</Trans>
          ) : (
            <Trans>
              Sie bekommen eine Bestätigung an <strong>{email}</strong>.
            </Trans>
          )}
        </li>
        <PaymentStepText order={order} />
        {hasJob && (
          <li>
            <Trans>
              Wir prüfen Ihre Dateien, drucken und binden. Wenn etwas unklar ist, fragen wir nach, bevor wir drucken.
            </Trans>
          </li>
        )}
        <DeliveryStepText order={order} />
      </ol>
    </Card>
  );
}

function PaymentStepText({ order }: { order: Order }): ReactElement | null {
  const transaction = latestTransaction(order);
  const method = transaction?.paymentMethod?.name;
  const news = newsOf(order);
  if (!method || !(isUnpaid(order) || paymentStateOf(order) === 'failed')) return null;
  if (news === 'awaiting' && isPaidOnline(transaction)) {
    return (
      <li>
        <Trans>Sobald Ihre Zahlung mit „{method}“ eingegangen ist, fangen wir an.</Trans>
      </li>
    );
  }
  return (
    <li>
      <Trans>Sie bezahlen mit „{method}“.</Trans>{' '}
      {news === 'awaiting' && <Trans>Sobald Ihre Zahlung da ist, fangen wir an.</Trans>}
      {news === 'awaitingFiles' && <Trans>Sobald Ihre Zahlung da ist, liegen Ihre Dateien hier bereit.</Trans>}
      <PaymentInWords order={order} />
    </li>
  );
}

function DeliveryStepText({ order }: { order: Order }): ReactElement | null {
  const formats = useFormats();
  const arrival = arrivalOfOrder(order);
  if (!arrival) return null;
  const days = formats.days(arrival.from, arrival.to);
  return (
    <li>
      <Trans>
        Wir verschicken alles an die Lieferadresse. Voraussichtlich bei Ihnen: <strong>{days}</strong>
      </Trans>
      {newsOf(order) === 'awaiting' && (
        <>
          {' '}
          <Trans>(wenn Ihre Zahlung gleich da ist, sonst entsprechend später)</Trans>
        </>
      )}
    </li>
  );
}
