import { useState, type FormEvent, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { useWaitingForm, waitsForShop, type WaitingFormState } from '#platform/intents/use-waiting-form.tsx';
import { saveReview, type NewReview } from '#store-api/catalogue/product-reviews.ts';
import { isUnreachable } from '#store-api/is-unreachable.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { NativeTextArea } from '#ui/fields/native-text-area.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import styles from './review-form.module.css';
import { waitingReview } from './later/waiting-review.ts';

type Phase = 'writing' | 'sending' | 'sent' | 'offline' | 'signedOut' | 'refused';

/** What the shop takes at least, in characters. */
const leastTitle = 5;
const leastContent = 40;

/**
 * A review by a customer: stars, a title, a text. The browser checks what the shop demands; what was typed stays until it is sent, or
 * waits above the form when the shop cannot be reached.
 */
export function ReviewForm({ productId }: { productId: string }): ReactElement {
  const { key, values, waiting, sendOrKeep } = useWaitingForm(waitingReview(productId));
  return (
    <Stack gap={5}>
      {waiting}
      <Writing key={key} productId={productId} written={values} sendOrKeep={sendOrKeep} />
    </Stack>
  );
}

interface WritingProps extends Pick<WaitingFormState<NewReview>, 'sendOrKeep'> {
  productId: string;
  /** Was written before. */
  written: NewReview | undefined;
}

function Writing({ productId, written, sendOrKeep }: WritingProps): ReactElement {
  const { t } = useLingui();
  const { api } = useShell();
  const [phase, setPhase] = useState<Phase>('writing');
  const send = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const fields = new FormData(event.currentTarget);
    const text = (name: string): string => String(fields.get(name) ?? '').trim();
    setPhase('sending');
    try {
      const review = { points: Number(text('points')), title: text('title'), content: text('content') };
      const answer = await sendOrKeep(review, () => saveReview(api, productId, review));
      if (answer !== waitsForShop) setPhase('sent');
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
      <Stars given={written?.points} />
      <TextField
        label={t`Überschrift`}
        name="title"
        defaultValue={written?.title}
        required
        minLength={leastTitle}
        maxLength={255}
      />
      <NativeTextArea
        label={t`Ihre Bewertung`}
        hint={t`Mindestens ${leastContent} Zeichen`}
        name="content"
        defaultValue={written?.content}
        rows={5}
        required
        minLength={leastContent}
        maxLength={10_000}
      />
      <Failure phase={phase} />
      <p>
        <Button type="submit" variant="primary" busy={phase === 'sending'}>
          {t`Bewertung senden`}
        </Button>
      </p>
    </form>
  );
}

function Stars({ given }: { given: number | undefined }): ReactElement {
  const { t } = useLingui();
  return (
    <SelectField label={t`Sterne`} name="points" required defaultValue={given ?? ''}>
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
  if (isUnreachable(error)) return 'offline';
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
