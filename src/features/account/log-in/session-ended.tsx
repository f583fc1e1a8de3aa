import type { ReactElement } from 'react';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { LoginForm } from '../login-form.tsx';

/** The session ended while a page of the account was in use: asks for the password over it. Closing it leaves the account. */
export function SessionEnded({ email }: { email: string }): ReactElement {
  const { t } = useLingui();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      size="small"
      title={t`Bitte melden Sie sich wieder an`}
      closeLabel={t`Konto verlassen`}
      onClose={() => void navigate('/')}
    >
      <Stack gap={4}>
        <p>{t`Ihre Sitzung ist abgelaufen. Was Sie auf dieser Seite eingegeben haben, bleibt stehen.`}</p>
        <LoginForm id="login-again" email={email} onDone={() => undefined} />
      </Stack>
    </Dialog>
  );
}
