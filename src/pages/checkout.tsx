import { useEffect, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { groupLines, isJob } from '#features/cart/group-lines.ts';
import { shownLinesAtom } from '#features/cart/shown-lines-atoms.ts';
import { Checkout } from '#features/checkout/checkout.tsx';
import { ReloadNotice } from '#features/checkout/reload-notice.tsx';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const navigate = useNavigate();
  useNeededSession();
  const hasJobs = groupLines(useAtomValue(shownLinesAtom)).some(isJob);
  useEffect(() => {
    // Ready when the form is: it is drawn only once it is known who orders.
    if (hasJobs) void loadNeededFiles();
  }, [hasJobs]);
  return (
    <PageWidth>
      <PageHead title={t`Kasse`} />
      <TrailView trail={[{ name: t`Warenkorb`, path: '/checkout/cart' }]} name={t`Kasse`} />
      <PageHeading>{t`Kasse`}</PageHeading>
      <Checkout
        filesNote={hasJobs && <LatePart load={loadNeededFiles} props={{}} />}
        logInOffer={
          <div style={{ minBlockSize: '2.25rem' }}>
            <LatePart load={loadLogInOffer} props={{}} areas={['account']} />
          </div>
        }
        logInAgain={<LatePart load={loadLogInAgain} props={{}} areas={['account']} />}
        onOrdered={(orderId) => void navigate(`/checkout/success/${orderId}`)}
      />
    </PageWidth>
  );
}

/** Whoever cannot order is told why, or at least what to do. */
const loadNeededFiles = () =>
  import('./checkout/needed-files.tsx').then(
    ({ NeededFiles }) => NeededFiles,
    () => ReloadNotice,
  );

const loadLogInOffer = async () => (await import('./checkout/log-in-offer.tsx')).LogInOffer;

const loadLogInAgain = async () => (await import('./checkout/log-in-again.tsx')).LogInAgain;
