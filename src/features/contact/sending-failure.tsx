import { useEffect, useRef } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import type { FormFailure } from '#platform/forms/form-failure.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { mailDraftAddress, type MailDraft } from './mail-draft.ts';

type WholeFailure = Exclude<FormFailure<string>, { kind: 'fields' }>;

interface SendingFailureProps {
  failure: WholeFailure;
  draft: MailDraft | null;
}

/** The form could not be sent. What was typed stays, and the same goes by mail. Takes the focus when it appears. */
export function SendingFailure({ failure, draft }: SendingFailureProps) {
  const { t } = useLingui();
  const email = draft?.to;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1}>
      <Notice tone="danger" role="alert" title={t`Das hat noch nicht geklappt`}>
        <p>
          <FailureReason failure={failure} /> <Trans>Ihre Angaben stehen noch im Formular.</Trans>
        </p>
        {draft && (
          <p>
            <Trans>
              Genauso gut erreicht uns eine E-Mail: <TextLink to={mailDraftAddress(draft)}>{email}</TextLink>
            </Trans>
          </p>
        )}
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
        ? t`Von Ihrem Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es etwas später noch einmal.`
        : t`Von Ihrem Anschluss kamen gerade sehr viele Nachrichten. Bitte versuchen Sie es in ${wait} Sekunden noch einmal.`;
    }
    case 'unreachable':
      return t`Der Shop ist gerade nicht zu erreichen. Bitte prüfen Sie die Verbindung und senden Sie noch einmal.`;
    case 'refused':
      return t`Der Shop hat das Formular nicht angenommen.`;
  }
}
