import { useEffect, useState, type ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { VisuallyHidden } from '#ui/content/visually-hidden.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** Specification §9. */
export const redirectSeconds = 5;

interface PaymentRedirectProps {
  method: string;
  leave: () => void;
}

/** Leads to the payment page after five seconds; the reader may go at once or stop the clock (WCAG 2.2.1, A11Y-29). */
export function PaymentRedirect({ method, leave }: PaymentRedirectProps): ReactElement {
  const { t } = useLingui();
  const [seconds, setSeconds] = useState(redirectSeconds);
  const [stopped, setStopped] = useState(false);
  useEffect(() => {
    if (stopped) return undefined;
    if (seconds === 0) {
      leave();
      return undefined;
    }
    const timer = setTimeout(() => setSeconds(seconds - 1), 1000);
    return () => clearTimeout(timer);
  }, [seconds, stopped, leave]);
  return (
    <Notice
      tone="info"
      role="status"
      title={t`Jetzt fehlt nur noch die Zahlung`}
      actions={
        <>
          <Button variant="primary" onClick={leave}>
            {t`Jetzt weiter`}
          </Button>
          {!stopped && <Button onClick={() => setStopped(true)}>{t`Anhalten`}</Button>}
        </>
      }
    >
      <p>
        <Trans>Sie bezahlen auf der Seite von „{method}“ und kommen danach hierher zurück.</Trans>
        <VisuallyHidden> {t`Sie werden in fünf Sekunden weitergeleitet, wenn Sie nicht anhalten.`}</VisuallyHidden>
      </p>
      <p aria-hidden={!stopped}>
        {stopped
          ? t`Angehalten. Weiter geht es, wenn Sie es möchten.`
          : t`Weiterleitung in ${plural(seconds, { one: '# Sekunde', other: '# Sekunden' })}`}
      </p>
    </Notice>
  );
}
