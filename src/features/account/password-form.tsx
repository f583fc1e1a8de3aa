import type { ReactElement } from 'react';
import type { I18n } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { required } from '#platform/forms/field-checks.ts';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { leastPassword, newPassword } from '#platform/forms/new-password.ts';
import { OwnPasswordField } from '#platform/forms/own-password-field.tsx';
import { changePasswordAtom } from './password/password-atoms.ts';
import { repeatedPassword } from './password/repeated-password.ts';

/** Another password; other devices are logged out by it. */
export function PasswordForm({ onDone }: { onDone: () => void }): ReactElement {
  const { t } = useLingui();
  const change = useSetAtom(changePasswordAtom);
  const { form, field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'password',
    schema: passwordSchema,
    defaults: { password: '', newPassword: '', newPasswordConfirm: '' },
    labels: {
      password: t`Bisheriges Passwort`,
      newPassword: t`Neues Passwort`,
      newPasswordConfirm: t`Neues Passwort wiederholen`,
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
      <OwnPasswordField autoComplete="current-password" {...field('password')} />
      <OwnPasswordField
        autoComplete="new-password"
        hint={t`Mindestens ${leastPassword} Zeichen`}
        {...field('newPassword')}
      />
      <OwnPasswordField autoComplete="new-password" {...field('newPasswordConfirm')} />
      <Button type="submit" variant="primary" busy={isSubmitting}>
        {t`Passwort ändern`}
      </Button>
    </FormFrame>
  );
}

const passwordSchema = (i18n: I18n) =>
  z
    .object({
      password: z.string().check(required(i18n)),
      newPassword: newPassword(i18n),
      newPasswordConfirm: newPassword(i18n),
    })
    .check(repeatedPassword(i18n));
