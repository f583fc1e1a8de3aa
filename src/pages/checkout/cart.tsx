import type { ReactElement } from 'react';
import { useStore } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { CartScreen } from '#features/checkout/cart-screen.tsx';
import { ScoreDrop } from '#features/sheet-configurator/score-drop.tsx';
import { useNeededSession } from '#platform/session/first-view.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const store = useStore();
  useNeededSession();
  const changeJobCopies = async (jobId: string, copies: number): Promise<void> => {
    const { changeJobCopiesAtom } = await import('#features/sheet-configurator/change-job-copies.ts');
    await store.set(changeJobCopiesAtom, jobId, copies);
  };
  return (
    <PageWidth>
      <PageHead title={t`Warenkorb`} />
      <TrailView name={t`Warenkorb`} />
      <PageHeading>{t`Warenkorb`}</PageHeading>
      <CartScreen changeJobCopies={changeJobCopies} invitation={<ScoreDrop />} />
    </PageWidth>
  );
}
