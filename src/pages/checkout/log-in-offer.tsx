import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { LoginForm } from '#features/account/login-form.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';

/** For those who have an account: the login over the page, which keeps the cart and what was typed. */
export function LogInOffer(): ReactElement {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Cluster gap={3}>
      <span>{t`Sie haben schon ein Konto?`}</span>
      <Button size="small" onClick={() => setIsOpen(true)}>{t`Anmelden`}</Button>
      <Dialog
        open={isOpen}
        size="small"
        title={t`Anmelden`}
        closeLabel={t`Ohne Anmeldung bestellen`}
        onClose={() => setIsOpen(false)}
      >
        <LoginForm id="checkout-login" onDone={() => setIsOpen(false)} />
      </Dialog>
    </Cluster>
  );
}
