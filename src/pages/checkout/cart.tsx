import type { ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { CartScreen } from '#features/checkout/cart-screen.tsx';
import { ScoreDrop } from '#features/sheet-configurator/score-drop.tsx';
import { changeJobCopiesAtom } from '#features/sheet-configurator/change-job-copies.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const changeJobCopies = useSetAtom(changeJobCopiesAtom);
  return (
    <PageWidth>
      <PageHead title={t`Warenkorb`} />
      <PageHeading>{t`Warenkorb`}</PageHeading>
      <CartScreen changeJobCopies={changeJobCopies} invitation={<ScoreDrop />} />
    </PageWidth>
  );
}
