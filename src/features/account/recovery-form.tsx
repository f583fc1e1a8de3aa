import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { requiredEmail } from '#platform/forms/text-fields.ts';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { requestRecoveryAtom } from './password/password-atoms.ts';

/** Asks for a link for a new password. */
export function RecoveryForm({ onSent }: { onSent: (email: string) => void }): ReactElement {
  const { t } = useLingui();
  const request = useSetAtom(requestRecoveryAtom);
  const { form, field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'recovery',
    schema: recoverySchema,
    defaults: { email: '' },
    labels: { email: t`E-Mail` },
    send: ({ email }) => request(email, location.origin),
    onSent: () => onSent(form.getValues('email')),
  });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <TextField type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {t`Link anfordern`}
      </Button>
    </FormFrame>
  );
}

const recoverySchema = (i18n: I18n) => z.object({ email: requiredEmail(i18n) });
