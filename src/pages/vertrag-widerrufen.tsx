import type { ReactElement } from 'react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import type { TakenWithdrawal as Receipt } from '#features/contact/contact-atoms.ts';
import { WithdrawalForm } from '#features/contact/withdrawal-form.tsx';
import { WithdrawalHelp } from '#features/contact/withdrawal-help.tsx';
import { WithdrawalReceipt } from '#features/contact/withdrawal-receipt.tsx';
import { PageHead } from '#platform/navigation/page-head.tsx';
import { TrailView } from '#platform/navigation/trail-view.tsx';
import { PageHeading } from '#ui/layout/page-heading.tsx';
import { PageWidth } from '#ui/layout/page-width.tsx';
import { WithAside } from '#ui/layout/with-aside.tsx';

/** The withdrawal function (§ 356a BGB); `?order=` brings an order number along. Works for everybody, logged in or not. */
export function Component(): ReactElement {
  const { t } = useLingui();
  const [search] = useSearchParams();
  const [receipt, setReceipt] = useState<Receipt | null>(null);
  const intro = t`Hier erklären Sie den Widerruf einer Bestellung. Sie müssen sich nicht anmelden und keinen Grund nennen.`;
  return (
    <PageWidth>
      <PageHead title={t`Vertrag widerrufen`} description={intro} canonicalPath="/vertrag-widerrufen" />
      <TrailView name={t`Vertrag widerrufen`} />
      <PageHeading intro={receipt === null && intro}>{t`Vertrag widerrufen`}</PageHeading>
      <WithAside aside={<WithdrawalHelp />} asideLabel={t`Erläuterungen`}>
        {receipt === null ? (
          <WithdrawalForm contractNumber={search.get('order') ?? ''} onDeclared={setReceipt} />
        ) : (
          <WithdrawalReceipt receipt={receipt} />
        )}
      </WithAside>
    </PageWidth>
  );
}
