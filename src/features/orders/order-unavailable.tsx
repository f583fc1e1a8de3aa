import { useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import type { OrderState } from './known-orders.ts';
import { loadOrderAtom } from './order-atoms.ts';

interface OrderUnavailableProps {
  orderId: string;
  state: Exclude<OrderState['state'], 'found' | 'loading'>;
}

/** Why an order cannot be shown here, and where to find it. */
export function OrderUnavailable({ orderId, state }: OrderUnavailableProps): ReactElement {
  const { t } = useLingui();
  const load = useSetAtom(loadOrderAtom);
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await load(orderId);
    setBusy(false);
  };
  if (state === 'unreachable') {
    return (
      <Notice
        tone="warning"
        role="status"
        title={t`Die Bestellung konnte nicht geladen werden`}
        actions={<Button size="small" busy={busy} onClick={() => void retry()}>{t`Noch einmal versuchen`}</Button>}
      >
        <Trans>Sie ist trotzdem bei uns angekommen. Die Bestätigung haben wir Ihnen per E-Mail geschickt.</Trans>
      </Notice>
    );
  }
  return (
    <Notice
      tone="info"
      role="status"
      title={t`Diese Bestellung können wir hier nicht zeigen`}
      actions={<ButtonLink size="small" to="/contact">{t`Kontakt`}</ButtonLink>}
    >
      {state === 'locked' ? (
        <Trans>
          Bestellungen sind nur in dem Browser zu sehen, in dem bestellt wurde, und nur für begrenzte Zeit. Alle Angaben
          stehen in der Bestätigung, die wir Ihnen per E-Mail geschickt haben.
        </Trans>
      ) : (
        <Trans>Zu dieser Adresse gibt es keine Bestellung von Ihnen. Vielleicht ist der Link unvollständig.</Trans>
      )}
    </Notice>
  );
}
