import { useEffect, type ReactElement } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { lossesAtom } from '../../session/losses.ts';
import { logOutQuestionAtom } from '../../session/log-out-question-atom.ts';
import { useLogOut } from './use-log-out.ts';

/** Names what a logout would delete for good, and waits for it where it comes about by itself. */
export function LogOutQuestion(): ReactElement {
  const { t, i18n } = useLingui();
  const [state, setState] = useAtom(logOutQuestionAtom);
  const losses = useAtomValue(lossesAtom);
  const { leave } = useLogOut();
  const isSafe = losses.length === 0;
  const mayWait = !isSafe && losses.every(({ endsByItself }) => endsByItself);
  const isDue = state === 'finishing' && isSafe;
  useEffect(() => {
    if (!isDue) return;
    setState('closed');
    void leave();
    // oxlint-disable-next-line react/exhaustive-deps -- once, when it is due
  }, [isDue]);
  const close = (): void => setState('closed');
  const leaveNow = (): void => {
    close();
    void leave();
  };
  return (
    <Dialog
      open={state !== 'closed' && !isDue}
      size="small"
      onClose={close}
      title={isSafe ? t`Abmelden` : t`Abmelden und löschen?`}
      closeLabel={t`Angemeldet bleiben`}
      actions={
        <>
          <Button variant="secondary" onClick={close}>{t`Angemeldet bleiben`}</Button>
          {mayWait && state === 'asked' && (
            <Button
              variant="secondary"
              onClick={() => setState('finishing')}
            >{t`Abmelden, sobald alles da ist`}</Button>
          )}
          <Button variant={isSafe ? 'primary' : 'danger'} onClick={leaveNow}>
            {isSafe ? t`Abmelden` : t`Jetzt abmelden und löschen`}
          </Button>
        </>
      }
    >
      {isSafe ? (
        <p>{t`Jetzt ist alles bei uns. Beim Abmelden geht nichts verloren.`}</p>
      ) : (
        <Stack gap={3}>
          <p>{t`Nach dem Abmelden bleibt in diesem Browser nichts von Ihnen. Das hier gibt es bisher nur in diesem Browser, es würde gelöscht:`}</p>
          <ul>
            {losses.map(({ id, words }) => (
              <li key={id}>{words(i18n)}</li>
            ))}
          </ul>
          <div role="status">
            {state === 'finishing' &&
              t`Wir melden Sie ab, sobald alles bei uns ist. Bitte lassen Sie diese Seite so lange offen.`}
          </div>
        </Stack>
      )}
    </Dialog>
  );
}
