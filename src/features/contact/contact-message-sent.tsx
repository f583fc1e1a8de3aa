import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';

interface ContactMessageSentProps {
  /** The shop's own text; without it, ours. */
  message: string;
  onWriteAnother: () => void;
}

export function ContactMessageSent({ message, onWriteAnother }: ContactMessageSentProps) {
  const { t } = useLingui();
  return (
    <SentCard title={t`Ihre Nachricht ist angekommen`}>
      <p>
        {message || (
          <Trans>Danke, dass Sie uns schreiben. Wir lesen Ihre Nachricht und antworten Ihnen per E-Mail.</Trans>
        )}
      </p>
      <p>
        <Button variant="secondary" onClick={onWriteAnother}>
          {t`Noch eine Nachricht schreiben`}
        </Button>
      </p>
    </SentCard>
  );
}
