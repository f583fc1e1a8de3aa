import { useEffect, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate, useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { LoginForm } from '#features/account/login-form.tsx';
import { returnAddress } from '#features/account/return-address.ts';
import { useNeededSession } from '#platform/session/first-view.ts';
import { sessionKindAtom } from '#platform/session/session-atoms.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid } from '#ui/layout/grid.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { Stack } from '#ui/layout/stack.tsx';

/** Three ways on: log in, open an account, or order without one. Who is logged in already goes on at once. */
export function Component(): ReactElement {
  const { t } = useLingui();
  useNeededSession();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const to = returnAddress(parameters);
  const isLoggedIn = useAtomValue(sessionKindAtom) === 'customer';
  useEffect(() => {
    if (isLoggedIn) void navigate(to, { replace: true });
  }, [isLoggedIn, navigate, to]);
  const { search } = new URL(`?${parameters.toString()}`, 'http://page');
  return (
    <PageWidth>
      <PageHead title={t`Anmelden`} />
      <TrailView name={t`Anmelden`} />
      <PageHeading>{t`Anmelden`}</PageHeading>
      <Grid gap={6} minWidth="20rem" stretch>
        <Card as="section" aria-labelledby="have-account">
          <Stack gap={5}>
            <h2 id="have-account">{t`Sie haben ein Konto`}</h2>
            <LoginForm onDone={() => undefined} />
          </Stack>
        </Card>
        <Card as="section" kind="outline" aria-labelledby="no-account">
          <Stack gap={5} align="flex-start">
            <h2 id="no-account">{t`Sie sind neu hier`}</h2>
            <p>{t`Mit einem Konto finden Sie Ihre Bestellungen, Adressen und Ihre Merkliste auf jedem Gerät wieder.`}</p>
            <ButtonLink to={`/register${search}`}>{t`Konto anlegen`}</ButtonLink>
            <p>{t`Bestellen können Sie auch ganz ohne Konto.`}</p>
            <ButtonLink to="/checkout" variant="secondary">{t`Als Gast zur Kasse`}</ButtonLink>
          </Stack>
        </Card>
      </Grid>
    </PageWidth>
  );
}
