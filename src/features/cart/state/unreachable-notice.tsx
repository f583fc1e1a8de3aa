import { useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { refreshSessionAtom } from '#platform/session/session-atoms.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { cartAtom, loadCartAtom } from '../cart-atoms.ts';
import { LateCartNote } from './late-cart-note.tsx';

/** The shop could not be asked. A remembered cart is shown as it was; changes wait. */
export function UnreachableNotice(): ReactElement {
  const { t } = useLingui();
  const isRemembered = useAtomValue(cartAtom) !== null;
  const loadCart = useSetAtom(loadCartAtom);
  const refreshSession = useSetAtom(refreshSessionAtom);
  // The page's note of the connection has the same button.
  const isNoted = useAtomValue(connectivityAtom) !== 'online';
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
        {...(isRemembered ? {} : { title: t`Der Warenkorb ist gerade nicht erreichbar` })}
        actions={
          isNoted ? undefined : (
            <Button size="small" busy={busy} onClick={() => void retry()}>
              {t`Noch einmal versuchen`}
            </Button>
          )
        }
      >
        {isRemembered ? (
          <Trans>
            Ohne Verbindung zum Shop können Sie nicht bestellen. Was Sie ändern, merken wir vor. Preise können sich
            inzwischen geändert haben.
          </Trans>
        ) : (
          <Trans>Wir erreichen den Shop nicht. Ihr Warenkorb bleibt dort gespeichert.</Trans>
        )}
      </Notice>
      {!isRemembered && <LateCartNote />}
    </Stack>
  );
}
