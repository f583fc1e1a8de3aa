import { useState, type ReactElement, type ReactNode } from 'react';
import type { I18n } from '@lingui/core';
import { useAtomValue, useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import * as z from 'zod/mini';
import { leastPassword, newPassword } from '#platform/forms/new-password.ts';
import { OwnPasswordField } from '#platform/forms/own-password-field.tsx';
import { useSentForm } from '#platform/forms/use-sent-form.tsx';
import { userAtom } from '#platform/session/session-atoms.ts';
import { mayKeepGuest } from '#store-api/account/guest-account.ts';
import { hasCode, hasStatus } from '#store-api/store-api-error.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { FormFrame } from '#ui/fields/form-frame.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AccountDataNote } from './registration/account-data-note.tsx';
import { keepGuestAtom } from './registration/keep-guest-atom.ts';

/** An account for who has ordered as a guest, for no more than a password; nothing where the shop makes none of a guest. */
export function GuestAccount(): ReactElement | null {
  const { t } = useLingui();
  const user = useAtomValue(userAtom);
  const [isKept, setKept] = useState(false);
  if (isKept) {
    return (
      <SentCard title={t`Ihr Konto ist bereit`}>
        <p>{t`Sie sind angemeldet, und diese Bestellung steht in Ihrem Konto.`}</p>
        <p>
          <ButtonLink to="/account">{t`Zu Ihrem Konto`}</ButtonLink>
        </p>
      </SentCard>
    );
  }
  if (!user || !mayKeepGuest(user)) return null;
  return (
    <Card as="section" kind="outline" aria-labelledby="guest-account">
      <Stack gap={4}>
        <h2 id="guest-account">{t`Ein Kundenkonto daraus machen`}</h2>
        <PasswordForGuest email={user.email} onKept={() => setKept(true)} />
      </Stack>
    </Card>
  );
}

function PasswordForGuest({ email, onKept }: { email: string; onKept: () => void }): ReactElement {
  const { t } = useLingui();
  const keep = useSetAtom(keepGuestAtom);
  const { field, problems, isSubmitting, onSubmit } = useSentForm({
    id: 'guest-account',
    schema: guestAccountSchema,
    defaults: { password: '' },
    labels: { password: t`Passwort` },
    send: ({ password }) => keep(password),
    onSent: onKept,
    explain,
  });
  return (
    <FormFrame onSubmit={onSubmit}>
      {problems}
      <p>
        <Trans>
          Freiwillig: Mit einem Passwort zu <strong>{email}</strong> finden Sie diese Bestellung wieder, und Ihre
          Adressen bleiben gespeichert.
        </Trans>
      </p>
      <OwnPasswordField
        autoComplete="new-password"
        hint={t`Mindestens ${leastPassword} Zeichen`}
        {...field('password')}
      />
      <AccountDataNote />
      <Button type="submit" busy={isSubmitting}>{t`Konto anlegen`}</Button>
    </FormFrame>
  );
}

const guestAccountSchema = (i18n: I18n) => z.object({ password: newPassword(i18n) });

function explain(error: unknown): ReactNode {
  if (hasCode(error, 'VIOLATION::CUSTOMER_EMAIL_NOT_UNIQUE')) {
    return (
      <Trans>
        Zu dieser E-Mail-Adresse gibt es schon ein Kundenkonto. Diese Bestellung finden Sie über den Link in unserer
        E-Mail.
      </Trans>
    );
  }
  if (hasStatus(error, 403, 404)) {
    return (
      <Trans>
        Aus dieser Bestellung lässt sich kein Konto mehr machen. Sie finden sie über den Link in unserer E-Mail.
      </Trans>
    );
  }
  return undefined;
}
