import { useMemo } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useAtomValue, useSetAtom } from 'jotai';
import { useForm } from 'react-hook-form';
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
import {
  contactFields,
  createContactFormSchema,
  emptyContactForm,
  type MessageValues as Form,
} from './contact-form-schema.ts';
import styles from './form.module.css';
import { MailInstead } from './mail-instead.tsx';
import { NameFields } from './name-fields.tsx';
import { SendingProblems } from '#platform/forms/sending-problems.tsx';
import { useFormSending } from '#platform/forms/use-form-sending.ts';

interface ContactFormProps {
  salutations: readonly Salutation[];
  /** The content page it stands in: picks the receiver and the text after sending. */
  place?: CmsFormPlace | undefined;
  /** Called with the shop's own text for afterwards, often empty. */
  onSent: (message: string) => void;
}

/** Several forms may stand on one page. */
const fieldIds =
  (slotId = '') =>
  (field: keyof Form): string =>
    `contact${slotId}-${field}`;

export function ContactForm({ salutations, place, onSent }: ContactFormProps) {
  const { t } = useLingui();
  const { configuration } = useShell();
  const fieldId = fieldIds(place?.slotId);
  const labels = useContactLabels();
  const sendMessage = useSetAtom(sendContactMessageAtom);
  const send = (message: Form): Promise<string> => sendMessage(message, place);
  const form = useContactForm();
  const { attempt, submit } = useFormSending({ form, fields: contactFields, send, onSent });
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof Form) => ({
    ...form.register(name),
    id: fieldId(name),
    label: labels[name],
    error: errors[name]?.message,
  });
  const optional = t`freiwillig`;
  return (
    <FormFrame onSubmit={(event) => void submit(event)}>
      <SendingProblems
        attempt={attempt}
        labels={labels}
        fieldId={fieldId}
        more={<MailInstead draft={draftOf(form.getValues(), configuration.brand.email)} />}
      />
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

function useContactForm() {
  const { i18n } = useLingui();
  const sender = useAtomValue(knownSenderAtom);
  const salutationId = useAtomValue(knownSalutationAtom);
  const resolver = useMemo(() => standardSchemaResolver<Form, unknown, Form>(createContactFormSchema(i18n)), [i18n]);
  return useForm<Form, unknown, Form>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: emptyContactForm,
    ...(sender && { values: { ...emptyContactForm, ...sender, salutationId } }),
    resetOptions: { keepDirtyValues: true },
  });
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
