import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** A part of the page could not be loaded; what was typed is kept. */
export function ReloadNotice(): ReactElement {
  const { t } = useLingui();
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t`Dieser Teil konnte nicht geladen werden`}
      actions={<Button size="small" onClick={() => location.reload()}>{t`Seite neu laden`}</Button>}
    >
      <Trans>Bitte prüfen Sie die Verbindung. Ihre Eingaben bleiben erhalten.</Trans>
    </Notice>
  );
}
