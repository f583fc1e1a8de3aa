import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { QueueSummary } from './queue-summary.ts';
import { roundDuration } from './rounded-duration.ts';
import type { RemainingTime } from './upload-pace.ts';
import styles from './upload-panel.module.css';

interface QueueSentenceProps {
  summary: QueueSummary;
  time: RemainingTime | undefined;
  isOnline: boolean;
}

/** "3 von 38 Dateien, 41 MB von 210 MB, noch etwa 2 Minuten" (UX-21). */
export function QueueSentence({ summary, time, isOnline }: QueueSentenceProps): ReactElement {
  const { t } = useLingui();
  const { fileSize } = useFormats();
  const { files, done } = summary;
  if (done === files) {
    return <>{t`${plural(files, { one: 'Die Datei ist bei uns', other: 'Alle # Dateien sind bei uns' })}`}</>;
  }
  const [sent, total] = [fileSize(summary.acknowledged), fileSize(summary.bytes)];
  return (
    <>
      <span>{t`${done} von ${plural(files, { one: '# Datei', other: '# Dateien' })}`}</span>
      <span
        className={styles['bytes']}
        data-spare={needsRoom(summary, isOnline) || time?.kind === 'interrupted' || undefined}
      >
        , {t`${sent} von ${total}`}
      </span>
      <Outlook summary={summary} time={time} isOnline={isOnline} />
    </>
  );
}

/** What has to be done or waited for is said on two narrow lines at the cost of the bytes. */
const needsRoom = ({ failed, lost }: QueueSummary, isOnline: boolean): boolean => failed + lost > 0 || !isOnline;

/** What will happen next: the time left, or what the queue waits for. */
function Outlook({ summary, time, isOnline }: QueueSentenceProps): ReactElement | null {
  const { t } = useLingui();
  const { moving, failed, lost } = summary;
  if (failed > 0) {
    return <Words tone="danger">{t`${plural(failed, { one: '# fehlgeschlagen', other: '# fehlgeschlagen' })}`}</Words>;
  }
  if (lost > 0) {
    return (
      <Words tone="danger">
        {t`${plural(lost, { one: '# Datei bitte noch einmal wählen', other: '# Dateien bitte noch einmal wählen' })}`}
      </Words>
    );
  }
  if (!isOnline) return <Words>{t`keine Verbindung, es geht weiter, sobald Sie online sind`}</Words>;
  if (moving === 0) return <Words>{t`angehalten`}</Words>;
  return <TimeLeft time={time} />;
}

function TimeLeft({ time }: { time: RemainingTime | undefined }): ReactElement | null {
  const { t, i18n } = useLingui();
  if (!time || time.kind === 'measuring') return null;
  if (time.kind === 'interrupted') return <Words>{t`unterbrochen, es geht von selbst weiter`}</Words>;
  if (time.kind === 'unknown') return <Words>{t`Restzeit unbekannt`}</Words>;
  const left = roundDuration(time.seconds);
  if (left.unit === 'moment') return <Words>{t`weniger als eine Minute`}</Words>;
  const { count } = left;
  if (left.unit === 'minutes') {
    return <Words>{t`noch etwa ${plural(count, { one: '# Minute', other: '# Minuten' })}`}</Words>;
  }
  const hours = new Intl.NumberFormat(i18n.locale, { style: 'unit', unit: 'hour', unitDisplay: 'long' }).format(count);
  return <Words>{t`noch etwa ${hours}`}</Words>;
}

function Words({ tone, children }: { tone?: 'danger'; children: string }): ReactElement {
  return (
    <>
      {', '}
      <span className={styles['outlook']} data-tone={tone}>
        {children}
      </span>
    </>
  );
}
