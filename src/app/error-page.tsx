import { useEffect, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLocation, useRouteError } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { isPageMissingAtom } from '#platform/connectivity/kept-since-atom.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { StaffRule } from '#ui/ornaments/staff-rule.tsx';
import { DefaultErrorMessage } from './default-error-message.tsx';
import { describeError, isAwayStatus } from './route-errors.ts';
import styles from './error-page.module.css';
import { WayOn } from './way-on.tsx';

/** Status, message and the way home (specification §2, §8). An error's own message takes precedence. */
export function ErrorPage(): ReactElement {
  const { t } = useLingui();
  const { pathname } = useLocation();
  const { status, message } = describeError(useRouteError());
  const notFound = status === 404;
  const isAway = isAwayStatus(status);
  const setMissing = useSetAtom(isPageMissingAtom);
  useEffect(() => {
    setMissing(isAway);
    return () => setMissing(false);
  }, [isAway, setMissing]);
  const title = notFound
    ? t`Seite nicht gefunden`
    : isAway
      ? t`Diese Seite ist gerade nicht zu haben`
      : t`Da ist etwas schiefgegangen`;
  return (
    <div className={styles['page']}>
      <PageHead title={title} />
      <p className={styles['status']} aria-hidden="true">
        {status || null}
      </p>
      <StaffRule />
      <h1>{title}</h1>
      <p>{message ?? <DefaultErrorMessage status={status} />}</p>
      {notFound && (
        <p>
          {t`Die Seite gibt es vielleicht nicht mehr, oder sie ist umgezogen:`} <code>{pathname}</code>
        </p>
      )}
      <ButtonLink to="/" variant="secondary">{t`Zur Startseite`}</ButtonLink>
      {notFound && <WayOn />}
      {isAway && <LatePart load={loadKept} props={{}} areas={['connection']} />}
    </div>
  );
}

const loadKept = async () => (await import('./layouts/connection/connection-words.tsx')).KeptHere;
