import { useEffect, useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { isRecoveryExpiredAtom } from './password/password-atoms.ts';
import { PasswordResetForm } from './password-reset-form.tsx';

type Phase = 'asking' | 'form' | 'expired' | 'done';

/** From the link in the mail to the new password. Whether the link is still good is said before somebody thinks of one. */
export function PasswordReset({ hash }: { hash: string }): ReactElement {
  const { t } = useLingui();
  const isExpired = useSetAtom(isRecoveryExpiredAtom);
  const [phase, setPhase] = useState<Phase>(hash === '' ? 'expired' : 'asking');
  useEffect(() => {
    if (hash === '') return;
    isExpired(hash).then(
      (expired) => setPhase(expired ? 'expired' : 'form'),
      (error: unknown) => {
        // The form finds out as well.
        console.error('The link could not be checked.', error);
        setPhase('form');
      },
    );
  }, [hash, isExpired]);
  switch (phase) {
    case 'asking':
      return <Skeleton blockSize="20rem" />;
    case 'form':
      return <PasswordResetForm hash={hash} onDone={() => setPhase('done')} onExpired={() => setPhase('expired')} />;
    case 'expired':
      return (
        <Notice
          tone="warning"
          role="alert"
          title={t`Dieser Link gilt nicht mehr`}
          actions={<ButtonLink to="/account/recover" variant="primary">{t`Neuen Link anfordern`}</ButtonLink>}
        >
          {t`Links für ein neues Passwort gelten zwei Stunden und nur einmal.`}
        </Notice>
      );
    case 'done':
      return (
        <SentCard title={t`Ihr Passwort ist geändert`}>
          <p>{t`Melden Sie sich jetzt mit dem neuen Passwort an. Auf allen anderen Geräten sind Sie abgemeldet.`}</p>
          <p>
            <ButtonLink to="/login" variant="primary">{t`Anmelden`}</ButtonLink>
          </p>
        </SentCard>
      );
  }
}
