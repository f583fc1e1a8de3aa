import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { hasStatus } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { confirmRegistrationAtom, type ConfirmationLink } from './registration/register-atoms.ts';

type Phase = 'confirming' | 'customer' | 'guest' | 'confirmed-before' | 'unknown' | 'unreachable';

/** Opens the account, or lets a guest order, with the link of the mail: at once, for the click was in the mail. */
export function RegistrationConfirmation(link: ConfirmationLink): ReactElement {
  const { t } = useLingui();
  const { phase, confirm } = useConfirmation(link);
  const kind = useAtomValue(sessionKindAtom);
  switch (phase) {
    case 'confirming':
      return <Skeleton blockSize="12rem" />;
    case 'customer':
      return (
        <SentCard title={t`Ihr Konto ist bereit`}>
          <p>{t`Ihre E-Mail-Adresse ist bestätigt, und Sie sind angemeldet.`}</p>
          <p>
            <ButtonLink to="/account" variant="primary">{t`Zu Ihrem Konto`}</ButtonLink>
          </p>
        </SentCard>
      );
    case 'guest':
      return (
        <SentCard title={t`Ihre E-Mail-Adresse ist bestätigt`}>
          <p>{t`Sie können jetzt bestellen. Ihr Warenkorb ist noch da.`}</p>
          <p>
            <ButtonLink to="/checkout" variant="primary">{t`Weiter zur Kasse`}</ButtonLink>
          </p>
        </SentCard>
      );
    case 'confirmed-before':
      return (
        <Notice
          tone="info"
          role="status"
          title={t`Diese Adresse ist schon bestätigt`}
          actions={
            kind === 'anonymous' ? (
              <ButtonLink to="/login" variant="primary">{t`Anmelden`}</ButtonLink>
            ) : (
              <ButtonLink to={kind === 'guest' ? '/checkout' : '/account'} variant="primary">{t`Weiter`}</ButtonLink>
            )
          }
        />
      );
    case 'unknown':
      return (
        <Notice
          tone="warning"
          role="alert"
          title={t`Dieser Link gilt nicht`}
          actions={<ButtonLink to="/register" variant="primary">{t`Neues Konto anlegen`}</ButtonLink>}
        >
          {t`Vielleicht ist er nicht vollständig, oder es ist zu lange her. Öffnen Sie ihn noch einmal aus der E-Mail.`}
        </Notice>
      );
    case 'unreachable':
      return (
        <Notice
          tone="danger"
          role="alert"
          title={t`Der Shop ist gerade nicht zu erreichen`}
          actions={<Button onClick={() => void confirm()}>{t`Noch einmal versuchen`}</Button>}
        />
      );
  }
}

/** Confirmations under way or done, by shop: a second one with the same link would say that it was used before. */
const confirmations = new WeakMap<object, Map<string, Promise<Phase>>>();

function useConfirmation(link: ConfirmationLink) {
  const { hash, em } = link;
  const { store } = useShell();
  const send = useSetAtom(confirmRegistrationAtom);
  const [phase, setPhase] = useState<Phase>('confirming');
  const confirm = async (): Promise<void> => {
    setPhase('confirming');
    setPhase(await confirmOnce(store, hash, () => send({ hash, em })));
  };
  useEffect(() => {
    let isShown = true;
    const show = async (): Promise<void> => {
      const next = await confirmOnce(store, hash, () => send({ hash, em }));
      if (isShown) setPhase(next);
    };
    void show();
    return () => {
      isShown = false;
    };
  }, [store, hash, em, send]);
  return { phase, confirm };
}

function confirmOnce(place: object, hash: string, send: () => Promise<{ guest: boolean }>): Promise<Phase> {
  const known = confirmations.get(place) ?? new Map<string, Promise<Phase>>();
  confirmations.set(place, known);
  const before = known.get(hash);
  if (before) return before;
  const asked = phaseAfter(send);
  known.set(hash, asked);
  void asked.then((phase) => phase === 'unreachable' && known.delete(hash));
  return asked;
}

async function phaseAfter(send: () => Promise<{ guest: boolean }>): Promise<Phase> {
  try {
    return (await send()).guest ? 'guest' : 'customer';
  } catch (error) {
    if (hasStatus(error, 412)) return 'confirmed-before';
    if (hasStatus(error, 400, 404)) return 'unknown';
    console.error('The registration could not be confirmed.', error);
    return 'unreachable';
  }
}
