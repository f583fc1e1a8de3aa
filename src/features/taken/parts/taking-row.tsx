import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { isAllHere } from '#offline/taken/taking.ts';
import { useFormats } from '#platform/i18n/formats.ts';
import { Button } from '#ui/actions/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { removeTakingAtom, resumeTakingAtom, stopTakingAtom } from '../look-after-takings.ts';
import { type ShownTaking, waitingForAtom } from '../takings.ts';
import styles from './taking-row.module.css';
import { amountWords, nameOfTaking, takingWords } from './taking-words.ts';

/** How far one came, what it takes, and what can be done about it. */
export function TakingRow({ taking }: { taking: ShownTaking }): ReactElement {
  const { i18n } = useLingui();
  const formats = useFormats();
  const waitingFor = useAtomValue(waitingForAtom);
  const { state, done, count, bytes } = taking;
  const amount = amountWords(taking, i18n);
  const words = takingWords(taking, waitingFor, i18n);
  const isBrought = state === 'wanted';
  const isWaiting = waitingFor === 'network' || waitingFor === 'shop';
  const isFailed = state === 'full' || state === 'refused';
  return (
    <div className={styles['row']}>
      {isAllHere(taking) ? (
        <p className={styles['facts']}>
          {amount} · {formats.fileSize(bytes)}
        </p>
      ) : (
        <ProgressBar
          label={`${amount} · ${formats.fileSize(bytes)}`}
          value={count === null ? null : done / Math.max(count, 1)}
          state={isBrought && !isWaiting ? 'running' : isFailed ? 'failed' : 'paused'}
        />
      )}
      <p role="status" className={styles['state']}>
        {words}
      </p>
      <Actions taking={taking} name={nameOfTaking(taking, i18n)} />
    </div>
  );
}

function Actions({ taking, name }: { taking: ShownTaking; name: string }): ReactElement {
  const { t } = useLingui();
  const { id, state } = taking;
  const stop = useSetAtom(stopTakingAtom);
  const resume = useSetAtom(resumeTakingAtom);
  const remove = useSetAtom(removeTakingAtom);
  return (
    <div className={styles['actions']}>
      {state === 'wanted' && (
        <Button size="small" aria-label={t`${name}: anhalten`} onClick={() => void stop(id)}>{t`Anhalten`}</Button>
      )}
      {state !== 'wanted' && !isAllHere(taking) && (
        <Button
          size="small"
          aria-label={t`${name}: fortsetzen`}
          onClick={() => void resume(id)}
        >{t`Fortsetzen`}</Button>
      )}
      {isAllHere(taking) && (
        <Button size="small" aria-label={t`${name}: jetzt erneuern`} onClick={() => void resume(id, 'anew')}>
          {t`Jetzt erneuern`}
        </Button>
      )}
      <Button size="small" variant="quiet" aria-label={t`${name}: vom Gerät entfernen`} onClick={() => void remove(id)}>
        {t`Entfernen`}
      </Button>
    </div>
  );
}
