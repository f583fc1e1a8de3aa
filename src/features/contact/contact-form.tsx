import { useAtomValue, useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import type { CmsFormPlace } from '#store-api/account/contact.ts';
import type { Salutation } from '#store-api/schemas/salutation.ts';
import { Button } from '#ui/actions/button.tsx';
import { SelectField } from '#ui/fields/select-field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { knownSalutationAtom, knownSenderAtom, sendContactMessageAtom } from './contact-atoms.ts';
import { createContactFormSchema, emptyContactForm, type MessageValues as Form } from './contact-form-schema.ts';
import styles from './form.module.css';
import { waitingMessage } from './later/waiting-message.ts';
import { MailInstead } from './mail-instead.tsx';
import { NameFields } from './name-fields.tsx';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { useWaitingForm, waitsForShop, type WaitingFormState } from '#platform/intents/use-waiting-form.tsx';

interface ContactFormProps {
  salutations: readonly Salutation[];
  /** The content page it stands in: picks the receiver and the text after sending. */
  place?: CmsFormPlace | undefined;
  /** Stands in its field until something else is typed. */
  subject?: string;
  /** Called with the shop's own text for afterwards, often empty. */
  onSent: (message: string) => void;
}

/** Writes to the shop; what it cannot take just now waits above the form, and can be put right there. */
export function ContactForm(props: ContactFormProps) {
  const { key, values, waiting, sendOrKeep } = useWaitingForm(waitingMessage(props.place));
  return (
    <Stack gap={5}>
      {waiting}
      <MessageForm key={key} {...props} written={values} sendOrKeep={sendOrKeep} />
    </Stack>
  );
}

interface MessageFormProps extends ContactFormProps, Pick<WaitingFormState<Form>, 'sendOrKeep'> {
  /** Was written before. */
  written: Form | undefined;
}

function MessageForm({ salutations, place, subject = '', onSent, written, sendOrKeep }: MessageFormProps) {
  const { t } = useLingui();
  const { configuration } = useShell();
  const labels = useContactLabels();
  const empty = { ...emptyContactForm, subject };
  const sendMessage = useSetAtom(sendContactMessageAtom);
  const sender = useAtomValue(knownSenderAtom);
  const salutationId = useAtomValue(knownSalutationAtom);
  const { field, problems, isSubmitting, onSubmit } = useSentForm({
    // Several may stand on one page.
    id: `contact${place?.slotId ?? ''}`,
    schema: createContactFormSchema,
    defaults: written ?? empty,
    known: sender && !written ? { ...empty, ...sender, salutationId } : undefined,
    labels,
    send: (message) => sendOrKeep(message, (): Promise<string> => sendMessage(message, place)),
    onSent: (answer) => answer !== waitsForShop && onSent(answer),
    renderMore: (message) => <MailInstead draft={draftOf(message, configuration.brand.email)} />,
  });
  const optional = t`freiwillig`;
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <SelectField autoComplete="honorific-prefix" {...field('salutationId')}>
        <option value="">{t`Bitte wählen`}</option>
        {salutations.map(({ id, displayName }) => (
          <option key={id} value={id}>
            {displayName}
          </option>
        ))}
      </SelectField>
      <NameFields first={field('firstName')} last={field('lastName')} />
      <TextField type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <TextField type="tel" autoComplete="tel" labelNote={optional} {...field('phone')} />
      <TextField {...field('subject')} />
      <TextArea rows={8} {...field('comment')} />
      <Stack gap={4}>
        <p className={styles['small']}>
          <Trans>
            Wir verwenden Ihre Angaben, um Ihnen zu antworten. Mehr dazu steht unter{' '}
            <TextLink to="/datenschutz">Datenschutz</TextLink>.
          </Trans>
        </p>
        <Button type="submit" variant="primary" size="large" busy={isSubmitting} className={styles['send']}>
          {t`Nachricht senden`}
        </Button>
      </Stack>
    </FormFrame>
  );
}

function useContactLabels(): Readonly<Record<keyof Form, string>> {
  const { t } = useLingui();
  return {
    salutationId: t`Anrede`,
    firstName: t`Vorname`,
    lastName: t`Nachname`,
    email: t`E-Mail`,
    phone: t`Telefon`,
    subject: t`Betreff`,
    comment: t`Ihre Nachricht`,
  };
}

function draftOf({ subject, comment }: Form, to: string) {
  return to === '' ? null : { to, subject, body: comment };
}
