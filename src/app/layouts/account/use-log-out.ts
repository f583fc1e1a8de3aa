import { useEffect, useState } from 'react';
import { useSetAtom, useStore } from 'jotai';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { logOutAtom } from '../../session/log-out.ts';
import { logOutQuestionAtom } from '../../session/log-out-question-atom.ts';

/** `ask` logs out, unless something would be lost with it: then it is asked first. `leave` logs out and leaves for the home page, where it is said. */
export function useLogOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const store = useStore();
  const logOut = useSetAtom(logOutAtom);
  const notify = useSetAtom(notifyAtom);
  const [isBusy, setIsBusy] = useState(false);
  useEffect(() => {
    // Somebody may log out without a connection, too.
    loadLosses().catch((error: unknown) => console.warn('The question before a logout is fetched with it.', error));
  }, []);
  const leave = async (): Promise<void> => {
    setIsBusy(true);
    // First away from pages of the account: they would ask for the password again.
    await navigate('/');
    await logOut();
    setIsBusy(false);
    notify({
      type: 'success',
      message: t`Sie sind abgemeldet.`,
    });
  };
  const ask = async (): Promise<void> => {
    setIsBusy(true);
    const { lossesAtom, readLossesAtom } = await loadLosses();
    await store.set(readLossesAtom);
    setIsBusy(false);
    if (store.get(lossesAtom).length > 0) store.set(logOutQuestionAtom, 'asked');
    else await leave();
  };
  return { isBusy, ask, leave };
}

const loadLosses = () => import('../../session/losses.ts');
