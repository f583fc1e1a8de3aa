import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#store-api/schemas/order.ts';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckIcon } from '#ui/icons/status-icons.tsx';
import { Card } from '#ui/layout/card.tsx';
import { paymentStateOf } from '../order-payment.ts';
import { isCancelled, orderSteps, type OrderStep } from '../order-stages.ts';
import styles from './order-progress.module.css';
import { stageNames, stageNews } from './stage-words.ts';

/** Where an order is on its way, and what happens there. */
export function OrderProgress({ order }: { order: Order }): ReactElement {
  const { t, i18n } = useLingui();
  if (isCancelled(order)) return <CancelledNotice order={order} />;
  const steps = orderSteps(order);
  const now = steps.find(({ progress }) => progress === 'now');
  return (
    <Card as="section" kind="recess" aria-label={t`Stand Ihrer Bestellung`}>
      <ol className={styles['steps']}>
        {steps.map((step) => (
          <Step key={step.stage} step={step} />
        ))}
      </ol>
      <p className={styles['news']}>{now ? i18n._(stageNews[now.stage]) : t`Ihre Bestellung ist abgeschlossen.`}</p>
    </Card>
  );
}

function Step({ step: { stage, progress } }: { step: OrderStep }): ReactElement {
  const { t, i18n } = useLingui();
  const told = { done: t`erledigt`, now: t`jetzt`, later: t`kommt noch` };
  return (
    <li data-progress={progress} aria-current={progress === 'now' ? 'step' : undefined}>
      <span className={styles['mark']}>{progress === 'done' && <CheckIcon size="1em" />}</span>
      <span>
        {i18n._(stageNames[stage])}
        <VisuallyHidden>, {told[progress]}</VisuallyHidden>
      </span>
    </li>
  );
}

function CancelledNotice({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const isPaid = paymentStateOf(order) === 'paid';
  return (
    <Notice tone="warning" title={t`Diese Bestellung ist storniert`}>
      {isPaid
        ? t`Was Sie bezahlt haben, bekommen Sie zurück.`
        : t`Sie müssen nichts bezahlen, und wir drucken und verschicken nichts mehr.`}
    </Notice>
  );
}
