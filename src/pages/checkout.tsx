import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { shownLinesAtom } from '#features/cart/shown-cart-atoms.ts';
import { Checkout } from '#features/checkout/checkout.tsx';
import { findPendingUploads } from '#features/checkout/pending-uploads.ts';
import { uploadJobsAtom } from '#features/uploads/upload-atoms.ts';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';

export function Component(): ReactElement {
  const { t } = useLingui();
  const navigate = useNavigate();
  const pendingUploads = findPendingUploads(useAtomValue(shownLinesAtom), useAtomValue(uploadJobsAtom));
  return (
    <PageWidth>
      <PageHead title={t`Kasse`} />
      <PageHeading>{t`Kasse`}</PageHeading>
      <Checkout
        pendingUploads={pendingUploads}
        onOrdered={(orderId) => void navigate(`/checkout/success/${orderId}`)}
      />
    </PageWidth>
  );
}
