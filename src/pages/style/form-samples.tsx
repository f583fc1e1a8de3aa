import { useId, useState, type FormEvent, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { ErrorSummary } from '#ui/fields/error-summary.tsx';
import { Fieldset } from '#ui/fields/fieldset.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { SampleSection } from './sample-section.tsx';

/** A form as it is sent: what is missing takes the focus, and what has gone stands in its place. Neither stands there from the beginning. */
export function FormSamples(): ReactElement {
  const { t } = useLingui();
  const [isSent, setSent] = useState(false);
  return (
    <SampleSection heading={t`Formular`}>
      {isSent ? (
        <SentCard title={t`Ist unterwegs`}>
          <p>{t`Was als Nächstes geschieht, steht hier.`}</p>
          <div>
            <Button onClick={() => setSent(false)}>{t`Noch einmal`}</Button>
          </div>
        </SentCard>
      ) : (
        <SampleForm onSent={() => setSent(true)} />
      )}
    </SampleSection>
  );
}

function SampleForm({ onSent }: { onSent: () => void }): ReactElement {
  const { t } = useLingui();
  const [nameId, termsId] = [useId(), useId()];
  const [{ attempt, missing }, setState] = useState({ attempt: 0, missing: new Set<string>() });
  const errors = {
    name: missing.has('name') ? t`Bitte geben Sie den Namen an.` : undefined,
    terms: missing.has('terms') ? t`Bitte stimmen Sie zu.` : undefined,
  };
  const problems = [
    { fieldId: nameId, message: errors.name },
    { fieldId: termsId, message: errors.terms },
  ].flatMap(({ fieldId, message }) => (message === undefined ? [] : [{ fieldId, message }]));
  const send = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    const given = new FormData(event.currentTarget);
    const empty = ['name', 'terms'].filter((name) => !given.get(name));
    if (empty.length === 0) onSent();
    else setState({ attempt: attempt + 1, missing: new Set(empty) });
  };
  return (
    <FormFrame onSubmit={send}>
      <ErrorSummary heading={t`Bitte ergänzen Sie:`} problems={problems} attempt={attempt} />
      <Fieldset kind="section" legend={t`Wer schreibt`} hint={t`Alles, was gefragt wird, brauchen wir.`}>
        <TextField id={nameId} name="name" label={t`Name`} error={errors.name} />
        <Checkbox id={termsId} name="terms" label={t`Ich stimme den AGB zu`} error={errors.terms} />
      </Fieldset>
      <div>
        <Button type="submit" variant="primary">{t`Absenden`}</Button>
      </div>
    </FormFrame>
  );
}
