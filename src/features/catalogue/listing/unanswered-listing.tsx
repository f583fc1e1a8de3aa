import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';

/** In the place of articles that only the shop could have chosen and sorted, while it cannot be reached. */
export function UnansweredListing(): ReactElement {
  const { t } = useLingui();
  return (
    <EmptyState
      level={3}
      title={t`Diese Auswahl kennt nur der Shop`}
      actions={<ButtonLink to="?" variant="secondary">{t`Zeigen, was auf diesem Gerät ist`}</ButtonLink>}
    >
      {t`Er ist gerade nicht zu erreichen. Sobald er wieder antwortet, ist sie hier zu sehen.`}
    </EmptyState>
  );
}
