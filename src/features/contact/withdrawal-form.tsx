import { useAtomValue, useSetAtom } from 'jotai';
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
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { createWithdrawalFormSchema, type WithdrawalValues as Form } from './withdrawal-form-schema.ts';
import { useWithdrawalLabels } from './withdrawal-labels.ts';

interface WithdrawalFormProps {
  /** Order number known from where the customer came. */
  contractNumber: string;
  onDeclared: (receipt: TakenWithdrawal) => void;
}

/** The declaration and its confirmation in one step; the button says nothing but what it does (§ 356a BGB). */
export function WithdrawalForm({ contractNumber, onDeclared }: WithdrawalFormProps) {
  const { t } = useLingui();
  const labels = useWithdrawalLabels();
  const declare = useSetAtom(declareWithdrawalAtom);
  const sender = useAtomValue(knownSenderAtom);
  const draftOf = useWithdrawalDraft();
  const empty: Form = { firstName: '', lastName: '', email: '', contractNumber, comment: '' };
  const { field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'withdrawal',
    schema: createWithdrawalFormSchema,
    defaults: empty,
    known: sender ? { ...empty, ...sender } : undefined,
    labels,
    send: (declaration) => declare({ declaration }),
    onSent: onDeclared,
    renderMore: (declaration) => <MailInstead draft={draftOf(declaration)} />,
  });
  const orderHint = t`Sie steht in der Bestellbestätigung. Ohne Nummer geht es auch: Schreiben Sie, was Sie wann bestellt haben.`;
  const partHint = t`Nur nötig, wenn Sie nicht die ganze Bestellung widerrufen.`;
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
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

/** The same declaration as a mail, for when the form does not get through. */
function useWithdrawalDraft() {
  const { t } = useLingui();
  const to = useShell().configuration.brand.email;
  const labels = useWithdrawalLabels();
  return ({ firstName, lastName, contractNumber, email, comment }: Form) => {
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
  };
}
