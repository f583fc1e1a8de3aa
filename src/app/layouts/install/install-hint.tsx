import { useId, type ReactElement } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { askToInstall, type InstallWay } from '#platform/install/install-way.ts';
import { visitsAtom } from '#platform/install/visits.ts';
import { useShell } from '#platform/session/shell.ts';
import { Button } from '#ui/actions/button.tsx';
import { ShareSheetIcon } from '#ui/icons/phone-icons.tsx';
import styles from './install-hint.module.css';

/** Says that the shop can stand on the device as an application, and how this browser does it. Once answered, it is not said again for long. */
export function InstallHint({ way }: { way: InstallWay }): ReactElement {
  const { t } = useLingui();
  const { name } = useShell().configuration.brand;
  const change = useSetAtom(visitsAtom);
  const headingId = useId();
  const answer = (): void => {
    change((visits) => ({ ...visits, hintAnsweredAt: Date.now() })).catch((error: unknown) =>
      console.warn('The answer could not be noted.', error),
    );
  };
  const install = async (): Promise<void> => {
    await askToInstall().catch((error: unknown) => console.warn('The browser did not ask.', error));
    answer();
  };
  return (
    <section className={styles['hint']} aria-labelledby={headingId} data-no-print>
      <div className={styles['words']}>
        <h2 id={headingId}>{t`${name} auf diesem Gerät`}</h2>
        {way === 'prompt' ? (
          <p>{t`Als App hat ${name} ein eigenes Fenster und öffnet auch ohne Netz. Ihre Druckaufträge und Ihr Warenkorb sind schon darin.`}</p>
        ) : (
          <>
            <p>
              <ShareSheetIcon size={20} />{' '}
              {t`Tippen Sie in Safari auf „Teilen“ und dann auf „Zum Home-Bildschirm“: So öffnet ${name} in einem eigenen Fenster und auch ohne Netz.`}
            </p>
            <p>{t`Was Sie hier begonnen haben, bleibt in Safari.`}</p>
          </>
        )}
      </div>
      <div className={styles['buttons']}>
        {way === 'prompt' && <Button onClick={() => void install()}>{t`Installieren`}</Button>}
        <Button variant="secondary" onClick={answer}>{t`Nicht jetzt`}</Button>
      </div>
    </section>
  );
}
