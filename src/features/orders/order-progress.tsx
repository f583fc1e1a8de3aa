import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { Order } from '#store-api/schemas/order.ts';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { CheckIcon } from '#ui/icons/status-icons.tsx';
import { Card } from '#ui/layout/card.tsx';
import { paymentStateOf } from './order-payment.ts';
import { hasEnded, newsOf, orderSteps, type OrderNews, type OrderStep } from './order-stages.ts';
import styles from './order-progress.module.css';
import { newsWords, stageNames } from './parts/stage-words.ts';

/** Where an order is on its way, and what happens there. */
export function OrderProgress({ order }: { order: Order }): ReactElement {
  const { t, i18n } = useLingui();
  const news = newsOf(order);
  if (hasEnded(news)) return <EndNotice order={order} news={news} />;
  return (
    <Card as="section" kind="recess" aria-label={t`Stand Ihrer Bestellung`}>
      <ol className={styles['steps']}>
        {orderSteps(order).map((step) => (
          <Step key={step.stage} step={step} />
        ))}
      </ol>
      <p className={styles['news']}>{i18n._(newsWords[news])}</p>
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

/** Why nothing more comes, and what of the money. */
function EndNotice({ order, news }: { order: Order; news: OrderNews }): ReactElement {
  const { t, i18n } = useLingui();
  return (
    <Notice tone="warning" title={i18n._(newsWords[news])}>
      {news === 'unsent' ? t`Wenn Sie dazu eine Frage haben, schreiben Sie uns.` : <MoneyBack order={order} />}
    </Notice>
  );
}

function MoneyBack({ order }: { order: Order }): ReactElement {
  const { t } = useLingui();
  const state = paymentStateOf(order);
  if (state === 'refunded') {
    return (
      <>{t`Was Sie bezahlt haben, haben wir Ihnen zurückgezahlt. Bis es bei Ihnen ist, können einige Tage vergehen.`}</>
    );
  }
  if (state === 'open' || state === 'failed' || state === 'none') {
    return <>{t`Sie müssen nichts bezahlen, und wir drucken und verschicken nichts mehr.`}</>;
  }
  return <>{t`Was Sie bezahlt haben, bekommen Sie zurück.`}</>;
}
