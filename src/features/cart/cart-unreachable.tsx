import { useState, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { loadCartAtom } from './cart-atoms.ts';
import { LateCartNote } from './state/late-cart-note.tsx';

/** The shop could not be asked. With a remembered cart (`remembered`) it is shown as it was; changes wait. */
export function CartUnreachable({ remembered }: { remembered: boolean }): ReactElement {
  const { t } = useLingui();
  const loadCart = useSetAtom(loadCartAtom);
  const refreshSession = useSetAtom(refreshSessionAtom);
  const [busy, setBusy] = useState(false);
  const retry = async (): Promise<void> => {
    setBusy(true);
    await Promise.all([loadCart(), refreshSession()]);
    setBusy(false);
  };
  return (
    <Stack gap={5}>
      <Notice
        tone="warning"
        role="status"
        title={remembered ? t`Das ist Ihr Warenkorb beim letzten Besuch` : t`Der Warenkorb ist gerade nicht erreichbar`}
        actions={
          <Button size="small" busy={busy} onClick={() => void retry()}>
            {t`Noch einmal versuchen`}
          </Button>
        }
      >
        {remembered ? (
          <Trans>
            Ohne Verbindung zum Shop können Sie nicht bestellen. Was Sie an Artikeln ändern, merken wir vor. Preise
            können sich inzwischen geändert haben.
          </Trans>
        ) : (
          <Trans>Wir erreichen den Shop nicht. Ihr Warenkorb bleibt dort gespeichert.</Trans>
        )}
      </Notice>
      {!remembered && <LateCartNote />}
    </Stack>
  );
}
