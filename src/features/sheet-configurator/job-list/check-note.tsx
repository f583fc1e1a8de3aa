import { useMemo, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { failureFinding } from '#print/preflight/file-findings.ts';
import { CheckIcon, ClockIcon, WarningIcon } from '#ui/icons/status-icons.tsx';
import { useChoiceLimits } from '../choice-limits.ts';
import { inspectionStepAtom } from '../jobs/checks/check-steps.ts';
import { slowWords } from '../jobs/checks/slow-words.ts';
import type { KeptJob } from '../kept-job.ts';
import { findingWords } from '../preflight/finding-words.ts';
import { useSpeech } from '../preflight/use-speech.ts';
import styles from './job-line.module.css';

/** How far the check of a job's file is, or that it was done. */
export function CheckNote({ kept: { job, check } }: { kept: KeptJob }): ReactElement | null {
  const { t } = useLingui();
  const formats = useFormats();
  const step = useAtomValue(useMemo(() => inspectionStepAtom(job.id), [job.id]));
  if (check?.is === 'printable') {
    return (
      <p className={styles['note']} data-tone="success">
        <CheckIcon /> <Trans>Seiten geprüft</Trans>
      </p>
    );
  }
  if (check || !step || step.step === 'unavailable' || step.step === 'done') return null;
  const slow = slowWords(step);
  const share = step.step === 'pages' ? formats.percent(Math.floor((step.done / step.total) * 100) / 100) : undefined;
  return (
    <p className={styles['note']}>
      <ClockIcon /> {share === undefined ? t`Seiten werden geprüft` : t`Seiten werden geprüft, ${share}`}
      {slow && <span>{t(slow)}</span>}
    </p>
  );
}

type Unprintable = Extract<KeptJob['check'], { is: 'unprintable' }>;

/** Why the file of a job cannot be printed and what helps; it is not sent to the print shop. */
export function UnprintableNote({ check, bytes }: { check: Unprintable; bytes: number }): ReactElement {
  const { t } = useLingui();
  const speech = useSpeech();
  const { fileBytes } = useChoiceLimits();
  return (
    <p className={styles['note']} data-tone="warning">
      <WarningIcon />
      <span>
        <strong>
          <Trans>Nicht druckbar.</Trans>
        </strong>{' '}
        {t(findingWords(failureFinding(check, bytes, fileBytes), speech))}
      </span>
    </p>
  );
}
