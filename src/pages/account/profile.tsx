import { useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { EmailForm } from '#features/account/email-form.tsx';
import { PasswordForm } from '#features/account/password-form.tsx';
import { ProfileForm } from '#features/account/profile-form.tsx';
import { useAddressChoices } from '#features/addresses/use-address-choices.ts';
import type { User } from '#platform/session/session-atoms.ts';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Section } from '#ui/layout/section.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { AccountPage } from './account-page.tsx';
import { SavedNote } from './saved-note.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  return <AccountPage title={t`Ihre Daten`}>{(customer) => <Profile customer={customer} />}</AccountPage>;
}

function Profile({ customer }: { customer: User }): ReactElement {
  const { t } = useLingui();
  const choices = useAddressChoices();
  const [saved, setSaved] = useState({ profile: 0, email: 0, password: 0 });
  const { email } = customer;
  const count = (what: keyof typeof saved) => () => setSaved((before) => ({ ...before, [what]: before[what] + 1 }));
  return (
    <>
      <Section heading={t`Name und Firma`}>
        <Stack gap={5}>
          {/* A choice among salutations that are not there yet would be lost. */}
          {choices === null ? (
            <Skeleton blockSize="20rem" />
          ) : (
            <ProfileForm customer={customer} onDone={count('profile')} />
          )}
          <SavedNote text={t`Ihre Angaben sind gespeichert.`} times={saved.profile} />
        </Stack>
      </Section>
      <Section heading={t`E-Mail-Adresse`} intro={t`Sie melden sich zurzeit mit ${email} an.`}>
        <Stack gap={5}>
          <EmailForm onDone={count('email')} />
          <SavedNote text={t`Ihre Angaben sind gespeichert.`} times={saved.email} />
        </Stack>
      </Section>
      <Section heading={t`Passwort`} intro={t`Andere Geräte, auf denen Sie angemeldet sind, werden dabei abgemeldet.`}>
        <Stack gap={5}>
          <PasswordForm onDone={count('password')} />
          <SavedNote text={t`Ihr Passwort ist geändert.`} times={saved.password} />
        </Stack>
      </Section>
    </>
  );
}
