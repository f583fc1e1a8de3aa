import { useEffect } from 'react';
import { useAtom, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { keepingTroubleAtom } from '../browser-keeps-atom.ts';
import { keepingTroubleWords } from '../upload-words.ts';

/** Tells, once, when the browser does not keep what uploads need; the message stays until it is closed. */
export function useKeepingTrouble(): void {
  const { t } = useLingui();
  const notify = useSetAtom(notifyAtom);
  const [trouble, setTrouble] = useAtom(keepingTroubleAtom);
  useEffect(() => {
    if (!trouble) return;
    setTrouble(null);
    notify({ type: 'warning', message: t(keepingTroubleWords[trouble]) });
  }, [trouble, setTrouble, notify, t]);
}
