import type { ReactElement } from 'react';
import { useLocation, useRouteError } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StaffRule } from '#ui/ornaments/staff-rule.tsx';
import { DefaultErrorMessage } from './default-error-message.tsx';
import { describeError } from './route-errors.ts';
import styles from './error-page.module.css';
import { WayOn } from './way-on.tsx';

/** Status, message and the way home (specification §2, §8). An error's own message takes precedence. */
export function ErrorPage(): ReactElement {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { status, message } = describeError(useRouteError());
  const notFound = status === 404;
  return (
    <div className={styles['page']}>
      <PageHead title={notFound ? t`Seite nicht gefunden` : t`Da ist etwas schiefgegangen`} />
      <p className={styles['status']} aria-hidden="true">
        {status === 0 ? '–' : status}
      </p>
      <StaffRule />
      <h1>{notFound ? t`Seite nicht gefunden` : t`Da ist etwas schiefgegangen`}</h1>
      <p>{message ?? <DefaultErrorMessage status={status} />}</p>
      {notFound && (
        <p>
          {t`Die Seite gibt es vielleicht nicht mehr, oder sie ist umgezogen:`} <code>{pathname}</code>
        </p>
      )}
      <ButtonLink to="/" variant="secondary">{t`Zur Startseite`}</ButtonLink>
      {notFound && <WayOn />}
    </div>
  );
}
