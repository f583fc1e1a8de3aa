import { useState, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router';
import { Trans, useLingui } from '@lingui/react/macro';
import { RegistrationForm } from '#features/account/registration-form.tsx';
import { loginAddress, returnAddress } from '#features/account/return-address.ts';
import { useAddressChoices } from '#features/addresses/use-address-choices.ts';
import { useNeededSession } from '#platform/session/first-view.ts';
import { sessionAtom } from '#platform/session/session-atoms.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { SentCard } from '#ui/feedback/sent-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const to = returnAddress(parameters);
  const [waitingFor, setWaitingFor] = useState<string | null>(null);
  const title = t`Konto anlegen`;
  return (
    <PageWidth>
      <PageHead title={title} />
      <TrailView trail={[{ name: t`Anmelden`, path: '/login' }]} name={title} />
      <PageHeading
        intro={
          <Trans>
            Sie haben schon eins? Dann <TextLink to={loginAddress(to)}>melden Sie sich an</TextLink>.
          </Trans>
        }
      >
        {title}
      </PageHeading>
      {waitingFor === null ? (
        <Form
          loginPath={loginAddress(to)}
          onDone={(outcome, email) =>
            outcome === 'logged-in' ? void navigate(to, { replace: true }) : setWaitingFor(email)
          }
        />
      ) : (
        <SentCard title={t`Bitte bestätigen Sie Ihre E-Mail-Adresse`}>
          <p>{t`Ihr Konto ist angelegt. Bitte klicken Sie auf den Link in der E-Mail an ${waitingFor}, dann können Sie sich anmelden.`}</p>
        </SentCard>
      )}
    </PageWidth>
  );
}

type FormProps = Pick<Parameters<typeof RegistrationForm>[0], 'loginPath' | 'onDone'>;

function Form({ loginPath, onDone }: FormProps): ReactElement {
  const { t } = useLingui();
  const choices = useAddressChoices();
  const session = useAtomValue(sessionAtom);
  if (choices === 'failed') {
    return (
      <Notice tone="danger" role="alert">
        {t`Das Formular konnte nicht geladen werden. Bitte laden Sie die Seite neu.`}
      </Notice>
    );
  }
  if (!choices || !session) return <Skeleton blockSize="max(48rem, 100svh)" />;
  const countryId = session.shippingCountryId;
  return <RegistrationForm choices={choices} countryId={countryId} loginPath={loginPath} onDone={onDone} />;
}
