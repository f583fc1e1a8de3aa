import { useState } from 'react';
import { useSetAtom } from 'jotai';
import { useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import { logOutAtom } from '../../session/log-out.ts';

/** Logs out and leaves for the home page, where it is said. */
export function useLogOut() {
  const { t } = useLingui();
  const navigate = useNavigate();
  const logOut = useSetAtom(logOutAtom);
  const notify = useSetAtom(notifyAtom);
  const [isBusy, setIsBusy] = useState(false);
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
  return { isBusy, leave };
}
