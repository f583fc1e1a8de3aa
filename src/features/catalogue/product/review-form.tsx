import { useState, type FormEvent, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { saveReview } from '#store-api/catalogue/product-reviews.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { FieldFrame } from '#ui/fields/field-frame.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import control from '#ui/fields/text-control.module.css';
import styles from './review-form.module.css';

type Phase = 'writing' | 'sending' | 'sent' | 'offline' | 'signedOut' | 'refused';

/** What the shop takes at least, in characters. */
const leastTitle = 5;
const leastContent = 40;

/** A review by a customer: stars, a title, a text. The browser checks what the shop demands; what was typed stays until it is sent. */
export function ReviewForm({ productId }: { productId: string }): ReactElement {
  const { t } = useLingui();
  const { api } = useShell();
  const [phase, setPhase] = useState<Phase>('writing');
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string): string => String(fields.get(name) ?? '').trim();
    setPhase('sending');
    try {
      await saveReview(api, productId, {
        points: Number(text('points')),
        title: text('title'),
        content: text('content'),
      });
      setPhase('sent');
    } catch (error) {
      console.error('The review could not be handed in.', error);
      setPhase(failureOf(error));
    }
  };
  if (phase === 'sent') {
    return (
      <Notice tone="success" role="status">
        {t`Danke für Ihre Bewertung. Sie erscheint hier, sobald wir sie gelesen haben.`}
      </Notice>
    );
  }
  return (
    <form className={styles['form']} onSubmit={(event) => void send(event)}>
      <Stars />
      <TextField label={t`Überschrift`} name="title" required minLength={leastTitle} maxLength={255} />
      <FieldFrame id={undefined} label={t`Ihre Bewertung`} hint={t`Mindestens ${leastContent} Zeichen`}>
        {(wired) => (
          <textarea
            {...wired}
            className={control['control']}
            name="content"
            rows={5}
            required
            minLength={leastContent}
            maxLength={10_000}
          />
        )}
      </FieldFrame>
      <Failure phase={phase} />
      <p>
        <Button type="submit" variant="primary" busy={phase === 'sending'}>
          {t`Bewertung senden`}
        </Button>
      </p>
    </form>
  );
}

function Stars(): ReactElement {
  const { t } = useLingui();
  return (
    <SelectField label={t`Sterne`} name="points" required defaultValue="">
      <option value="" disabled>
        {t`Bitte wählen`}
      </option>
      <option value="5">{t`5 – sehr gut`}</option>
      <option value="4">{t`4 – gut`}</option>
      <option value="3">{t`3 – in Ordnung`}</option>
      <option value="2">{t`2 – mäßig`}</option>
      <option value="1">{t`1 – schlecht`}</option>
    </SelectField>
  );
}

function failureOf(error: unknown): Phase {
  if (hasStatus(error, 0, 408)) return 'offline';
  return hasStatus(error, 401, 403) ? 'signedOut' : 'refused';
}

function Failure({ phase }: { phase: Phase }): ReactElement | null {
  const { t } = useLingui();
  const texts: Partial<Record<Phase, string>> = {
    offline: t`Keine Verbindung zum Shop. Bitte versuchen Sie es noch einmal, sobald Sie online sind.`,
    signedOut: t`Sie sind nicht mehr angemeldet. Bitte melden Sie sich wieder an; Ihr Text bleibt hier stehen.`,
    refused: t`Die Bewertung wurde nicht angenommen. Bitte prüfen Sie Überschrift und Text, und versuchen Sie es noch einmal.`,
  };
  const text = texts[phase];
  return text === undefined ? null : (
    <Notice tone="danger" role="alert">
      {text}
    </Notice>
  );
}
