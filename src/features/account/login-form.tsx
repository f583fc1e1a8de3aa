import type { ReactElement } from 'react';
import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { required } from '#platform/forms/field-checks.ts';
import { requiredEmail } from '#platform/forms/text-fields.ts';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import { explainLogIn } from './log-in/explain-log-in.tsx';
import { logInAtom } from './log-in/log-in-atom.ts';
import { OwnPasswordField } from '#platform/forms/own-password-field.tsx';

interface LoginFormProps {
  /** Several may stand on one page. */
  id?: string;
  /** Known already: somebody's session has ended. */
  email?: string;
  onDone: () => void;
}

/** E-mail address and password. */
export function LoginForm({ id = 'login', email = '', onDone }: LoginFormProps): ReactElement {
  const { t } = useLingui();
  const logIn = useSetAtom(logInAtom);
  const { field, problems, isSubmitting, onSubmit } = useSentForm({
    id,
    schema: loginSchema,
    defaults: { email, password: '' },
    labels: { email: t`E-Mail`, password: t`Passwort` },
    send: (values) => logIn(values.email, values.password),
    onSent: onDone,
    explain: explainLogIn,
  });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <TextField type="email" autoComplete="username" inputMode="email" {...field('email')} />
      <OwnPasswordField autoComplete="current-password" {...field('password')} />
      <TextLink to="/account/recover">{t`Passwort vergessen?`}</TextLink>
      <Button type="submit" variant="primary" size="large" busy={isSubmitting}>
        {t`Anmelden`}
      </Button>
    </FormFrame>
  );
}

const loginSchema = (i18n: I18n) =>
  z.object({ email: requiredEmail(i18n), password: z.string().check(required(i18n)) });
