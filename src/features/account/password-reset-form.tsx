import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { hasStatus } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { leastPassword, newPassword } from '#platform/forms/new-password.ts';
import { OwnPasswordField } from '#platform/forms/own-password-field.tsx';
import { resetPasswordAtom } from './password/password-atoms.ts';
import { repeatedPassword } from './password/repeated-password.ts';

interface PasswordResetFormProps {
  /** Of the link. */
  hash: string;
  onDone: () => void;
  /** The link was used meanwhile, or is too old. */
  onExpired: () => void;
}

/** The new password of somebody who came by the link in the mail. */
export function PasswordResetForm({ hash, onDone, onExpired }: PasswordResetFormProps): ReactElement {
  const { t } = useLingui();
  const reset = useSetAtom(resetPasswordAtom);
  const { field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'reset',
    schema: resetSchema,
    defaults: { newPassword: '', newPasswordConfirm: '' },
    labels: { newPassword: t`Neues Passwort`, newPasswordConfirm: t`Neues Passwort wiederholen` },
    send: async (values) => {
      try {
        await reset(hash, values.newPassword);
        return true;
      } catch (error) {
        if (hasStatus(error, 404, 410)) return false;
        throw error;
      }
    },
    onSent: (isDone) => (isDone ? onDone() : onExpired()),
  });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <OwnPasswordField
        autoComplete="new-password"
        hint={t`Mindestens ${leastPassword} Zeichen`}
        {...field('newPassword')}
      />
      <OwnPasswordField autoComplete="new-password" {...field('newPasswordConfirm')} />
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {t`Passwort speichern`}
      </Button>
    </FormFrame>
  );
}

const resetSchema = (i18n: I18n) =>
  z.object({ newPassword: newPassword(i18n), newPasswordConfirm: newPassword(i18n) }).check(repeatedPassword(i18n));
