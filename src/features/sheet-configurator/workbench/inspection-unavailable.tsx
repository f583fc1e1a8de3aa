import { useEffect, useEffectEvent, useRef, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { connectivityAtom } from '#platform/connectivity/connectivity-atom.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';

/** For so long after the connection came back it may not carry yet: tried again at intervals. */
const [unsteadyMs, intervalMs] = [60_000, 3_000];

/** In milliseconds since 1970; this part of the page comes and goes with every try. */
let onlineAgainAt = 0;

/** Says why the file is not checked yet; what only waited for a connection goes on by itself. */
export function InspectionUnavailable({ onAgain }: { onAgain: () => void }): ReactElement {
  const { t } = useLingui();
  const isReachable = useAtomValue(connectivityAtom) === 'online';
  const wasReachable = useRef(isReachable);
  const tryAgain = useEffectEvent(onAgain);
  useEffect(() => {
    if (isReachable && !wasReachable.current) tryAgain();
    wasReachable.current = isReachable;
  }, [isReachable]);
  useEffect(() => {
    const goOn = (): void => {
      onlineAgainAt = Date.now();
      tryAgain();
    };
    window.addEventListener('online', goOn);
    const isUnsteady = Date.now() - onlineAgainAt < unsteadyMs;
    const next = isUnsteady ? setTimeout(() => tryAgain(), intervalMs) : undefined;
    return () => {
      window.removeEventListener('online', goOn);
      clearTimeout(next);
    };
  }, []);
  if (!isReachable) {
    return (
      <Notice tone="info" role="status" title={t`Wir prüfen Ihre Noten, sobald die Verbindung wieder da ist.`}>
        {t`Für Prüfung und Vorschau wird noch ein Teil der App geladen. Danach geht es von selbst weiter; Ihre Datei ist nicht verloren.`}
      </Notice>
    );
  }
  return (
    <Notice
      tone="warning"
      role="alert"
      title={t`Die Prüfung konnte nicht starten.`}
      actions={
        <Button size="small" variant="secondary" onClick={onAgain}>
          {t`Noch einmal prüfen`}
        </Button>
      }
    >
      {t`Vielleicht ist die Verbindung abgerissen, bevor alles geladen war. Ihre Datei ist nicht verloren.`}
    </Notice>
  );
}
