import { useMemo } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useAtomValue, useSetAtom } from 'jotai';
import { useForm } from 'react-hook-form';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { Button } from '#ui/actions/button.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { declareWithdrawalAtom, knownSenderAtom, type TakenWithdrawal } from './contact-atoms.ts';
import styles from './form.module.css';
import { MailInstead } from './mail-instead.tsx';
import { NameFields } from './name-fields.tsx';
import { SendingProblems } from '#platform/forms/sending-problems.tsx';
import { useFormSending } from '#platform/forms/use-form-sending.ts';
import {
  createWithdrawalFormSchema,
  withdrawalFields,
  type WithdrawalValues as Form,
} from './withdrawal-form-schema.ts';
import { useWithdrawalLabels } from './withdrawal-labels.ts';

interface WithdrawalFormProps {
  /** Order number known from where the customer came. */
  contractNumber: string;
  onDeclared: (receipt: TakenWithdrawal) => void;
}

const fieldId = (field: keyof Form): string => `withdrawal-${field}`;

/** The declaration and its confirmation in one step; the button says nothing but what it does (§ 356a BGB). */
export function WithdrawalForm({ contractNumber, onDeclared }: WithdrawalFormProps) {
  const { t } = useLingui();
  const labels = useWithdrawalLabels();
  const declare = useSetAtom(declareWithdrawalAtom);
  const form = useWithdrawalForm(contractNumber);
  const { attempt, submit } = useFormSending({
    form,
    fields: withdrawalFields,
    send: (declaration) => declare({ declaration }),
    onSent: onDeclared,
  });
  const draft = useWithdrawalDraft(form.getValues());
  const { errors, isSubmitting } = form.formState;
  const field = (name: keyof Form) => ({
    ...form.register(name),
    id: fieldId(name),
    label: labels[name],
    error: errors[name]?.message,
  });
  const orderHint = t`Sie steht in der Bestellbestätigung. Ohne Nummer geht es auch: Schreiben Sie, was Sie wann bestellt haben.`;
  const partHint = t`Nur nötig, wenn Sie nicht die ganze Bestellung widerrufen.`;
  return (
    <FormFrame onSubmit={(event) => void submit(event)}>
      <SendingProblems attempt={attempt} labels={labels} fieldId={fieldId} more={<MailInstead draft={draft} />} />
      <NameFields first={field('firstName')} last={field('lastName')} />
      <TextField hint={orderHint} {...field('contractNumber')} />
      <TextField
        type="email"
        autoComplete="email"
        inputMode="email"
        hint={t`Dorthin schicken wir sofort die Eingangsbestätigung.`}
        {...field('email')}
      />
      <TextArea rows={4} labelNote={t`freiwillig`} hint={partHint} {...field('comment')} />
      <Stack gap={4}>
        <p className={styles['small']}>
          <Trans>
            Wir brauchen diese Angaben, um Ihren Widerruf zuzuordnen und zu bestätigen. Mehr dazu steht unter{' '}
            <TextLink to="/datenschutz">Datenschutz</TextLink>.
          </Trans>
        </p>
        <Button type="submit" variant="primary" size="large" busy={isSubmitting} className={styles['send']}>
          {t`Widerruf bestätigen`}
        </Button>
      </Stack>
    </FormFrame>
  );
}

function useWithdrawalForm(contractNumber: string) {
  const { i18n } = useLingui();
  const sender = useAtomValue(knownSenderAtom);
  const resolver = useMemo(() => standardSchemaResolver<Form, unknown, Form>(createWithdrawalFormSchema(i18n)), [i18n]);
  const empty: Form = { firstName: '', lastName: '', email: '', contractNumber, comment: '' };
  return useForm<Form, unknown, Form>({
    resolver,
    mode: 'onTouched',
    shouldFocusError: false,
    defaultValues: empty,
    ...(sender && { values: { ...empty, ...sender } }),
    resetOptions: { keepDirtyValues: true },
  });
}

/** The same declaration as a mail, for when the form does not get through. */
function useWithdrawalDraft({ firstName, lastName, contractNumber, email, comment }: Form) {
  const { t } = useLingui();
  const to = useShell().configuration.brand.email;
  const labels = useWithdrawalLabels();
  if (to === '') return null;
  const lines = [
    t`Hiermit widerrufe ich meinen Vertrag.`,
    '',
    `${firstName} ${lastName}`,
    `${labels.contractNumber}: ${contractNumber}`,
    `${labels.email}: ${email}`,
    comment,
  ];
  return { to, subject: t`Widerruf`, body: lines.join('\n').trimEnd() };
}
