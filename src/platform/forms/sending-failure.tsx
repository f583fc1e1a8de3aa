import { useLayoutEffect, useRef, type ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import type { WholeFailure } from './use-form-sending.ts';

interface SendingFailureProps {
  failure: WholeFailure;
  /** What else can be done. */
  more?: ReactNode;
}

/** The form could not be sent. What was typed stays. Takes the focus when it appears. */
export function SendingFailure({ failure, more }: SendingFailureProps) {
  const { t } = useLingui();
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={t`Das hat noch nicht geklappt`}>
        <p>
          <FailureReason failure={failure} />{' '}
          {failure.kind !== 'told' && <Trans>Ihre Angaben stehen noch im Formular.</Trans>}
        </p>
        {failure.kind !== 'told' && more}
      </Notice>
    </div>
  );
}

function FailureReason({ failure }: { failure: WholeFailure }) {
  const { t } = useLingui();
  switch (failure.kind) {
    case 'tooMany': {
      const { wait } = failure;
      return wait === null
        ? t`Das waren gerade sehr viele Versuche. Bitte versuchen Sie es etwas später noch einmal.`
        : t`Das waren gerade sehr viele Versuche. Bitte versuchen Sie es in ${wait} Sekunden noch einmal.`;
    }
    case 'unreachable':
      return t`Der Shop ist gerade nicht zu erreichen. Bitte prüfen Sie die Verbindung und senden Sie noch einmal.`;
    case 'told':
      return failure.text;
    case 'refused':
      return t`Der Shop hat das Formular nicht angenommen.`;
  }
}
