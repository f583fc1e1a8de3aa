import type { ReactElement } from 'react';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { required } from '#platform/forms/field-checks.ts';
import { sameAs } from '#platform/forms/form-checks.ts';
import { requiredEmail } from '#platform/forms/text-fields.ts';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { OwnPasswordField } from '#platform/forms/own-password-field.tsx';
import { changeEmailAtom } from './profile/profile-atoms.ts';

const newEmail = msg`Neue E-Mail-Adresse`;

/** Another e-mail address, which is also the name to log in with. */
export function EmailForm({ onDone }: { onDone: () => void }): ReactElement {
  const { t, i18n } = useLingui();
  const change = useSetAtom(changeEmailAtom);
  const { form, field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'email',
    schema: emailSchema,
    defaults: { email: '', emailConfirmation: '', password: '' },
    labels: {
      email: i18n._(newEmail),
      emailConfirmation: t`Neue E-Mail-Adresse wiederholen`,
      password: t`Ihr Passwort`,
    },
    send: change,
    onSent: () => {
      form.reset();
      onDone();
    },
  });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <TextField type="email" autoComplete="email" inputMode="email" {...field('email')} />
      <TextField type="email" autoComplete="email" inputMode="email" {...field('emailConfirmation')} />
      <OwnPasswordField autoComplete="current-password" {...field('password')} />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {t`E-Mail-Adresse ändern`}
      </Button>
    </FormFrame>
  );
}

const emailSchema = (i18n: I18n) =>
  z
    .object({
      email: requiredEmail(i18n),
      emailConfirmation: requiredEmail(i18n),
      password: z.string().check(required(i18n)),
    })
    .check(sameAs(i18n, { field: 'emailConfirmation', other: 'email', otherName: i18n._(newEmail) }));
