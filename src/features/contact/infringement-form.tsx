import { useAtomValue, useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { useShell } from '#platform/session/shell.ts';
import { Button } from '#ui/actions/button.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { knownSenderAtom, sendContactMessageAtom } from './contact-atoms.ts';
import styles from './form.module.css';
import { createInfringementFormSchema, type InfringementValues as Form } from './infringement-form-schema.ts';
import { MailInstead } from './mail-instead.tsx';
import { NameFields } from './name-fields.tsx';

/** A notice the shop has taken, and when its answer arrived. */
export interface TakenNotice {
  readonly notice: Form;
  readonly receivedAt: Date;
}

interface InfringementFormProps {
  /** The shop's contact call wants one; nobody is asked for theirs here. */
  salutationId: string;
  onSent: (taken: TakenNotice) => void;
}

const empty: Form = {
  work: '',
  place: '',
  explanation: '',
  firstName: '',
  lastName: '',
  email: '',
  isSincere: false,
};

/** Reports music or texts that violate somebody's rights, by the shop's contact call (LAW-29, Art. 16 DSA). */
export function InfringementForm({ salutationId, onSent }: InfringementFormProps) {
  const { t } = useLingui();
  const labels = useInfringementLabels();
  const messageOf = useMessage();
  const sender = useAtomValue(knownSenderAtom);
  const sendMessage = useSetAtom(sendContactMessageAtom);
  const to = useShell().configuration.brand.email;
  const { field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'infringement',
    schema: createInfringementFormSchema,
    defaults: empty,
    known: sender ? { ...empty, ...sender } : undefined,
    labels,
    send: async (notice): Promise<TakenNotice> => {
      await sendMessage({ ...messageOf(notice), salutationId });
      return { notice, receivedAt: new Date() };
    },
    onSent,
    renderMore: (notice) => {
      const { subject, comment } = messageOf(notice);
      return <MailInstead draft={to === '' ? null : { to, subject, body: comment }} />;
    },
  });
  const placeHint = t`Zum Beispiel die Adresse der Seite, ein Link oder eine Bestellnummer. Je genauer, desto schneller finden wir es.`;
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <TextField {...field('work')} />
      <TextArea rows={3} hint={placeHint} {...field('place')} />
      <TextArea
        rows={6}
        hint={t`Wer hat welche Rechte daran, und wodurch werden sie verletzt?`}
        {...field('explanation')}
      />
      <NameFields first={field('firstName')} last={field('lastName')} />
      <TextField type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <Checkbox {...field('isSincere')} />
      <Stack gap={4}>
        <p className={styles['small']}>
          <Trans>
            Wir verwenden Ihre Angaben, um die Meldung zu prüfen und Ihnen zu antworten. Mehr dazu steht unter{' '}
            <TextLink to="/datenschutz">Datenschutz</TextLink>.
          </Trans>
        </p>
        <Button type="submit" variant="primary" size="large" busy={isSubmitting} className={styles['send']}>
          {t`Meldung absenden`}
        </Button>
      </Stack>
    </FormFrame>
  );
}

/** Names of the fields, also in the receipt. */
export function useInfringementLabels(): Readonly<Record<keyof Form, string>> {
  const { t } = useLingui();
  return {
    work: t`Um welches Werk geht es?`,
    place: t`Wo haben Sie es gefunden?`,
    explanation: t`Was ist daran nicht erlaubt?`,
    firstName: t`Vorname`,
    lastName: t`Nachname`,
    email: t`E-Mail`,
    isSincere: t`Ich habe die Meldung nach bestem Wissen gemacht; meine Angaben sind richtig und vollständig.`,
  };
}

/** The notice as a message to the shop: everything that was asked, with what was answered. */
function useMessage() {
  const { t } = useLingui();
  const labels = useInfringementLabels();
  return ({ work, place, explanation, isSincere, ...sender }: Form) => {
    const answers = [labels.work, work, '', labels.place, place, '', labels.explanation, explanation];
    const comment = [...answers, ...(isSincere ? ['', labels.isSincere] : [])].join('\n');
    return { ...sender, phone: '', subject: t`Rechtsverletzung: ${work}`, comment };
  };
}
