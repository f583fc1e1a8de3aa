import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LoginForm } from '#features/account/login-form.tsx';
import { endedCheckoutAtom } from '#features/checkout/ended-checkout.ts';
import { resumeCheckoutAtom } from '#features/checkout/resume-checkout.ts';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** The session ended while its customer was ordering: asks for the password over the page, which stays as it was. */
export function LogInAgain(): ReactElement {
  const { t } = useLingui();
  const ended = useAtomValue(endedCheckoutAtom);
  const resume = useSetAtom(resumeCheckoutAtom);
  return (
    <Dialog
      open={ended !== null}
      size="small"
      title={t`Bitte melden Sie sich wieder an`}
      closeLabel={t`Ohne Anmeldung bestellen`}
      onClose={() => void resume()}
    >
      <Stack gap={4}>
        <p>{t`Ihre Sitzung ist abgelaufen. Es wurde nichts bestellt. Warenkorb und Eingaben bleiben stehen.`}</p>
        <LoginForm id="login-again" email={ended?.session.customer?.email ?? ''} onDone={() => void resume()} />
      </Stack>
    </Dialog>
  );
}
