import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import type { FileFailure } from '#print/pages/inspection-failure.ts';
import { failureFinding } from '#print/preflight/file-findings.ts';
import { useChoiceLimits } from '../choice-limits.ts';
import { findingWords } from '../preflight/finding-words.ts';
import { useSpeech } from '../preflight/use-speech.ts';
import { ScoreDrop } from '../score-drop.tsx';
import styles from './workbench.module.css';

/** A file that cannot be printed: why, and the ways to another one and to the other files. */
export function UnprintableFile({ failure, bytes }: { failure: FileFailure; bytes: number }): ReactElement {
  const { t } = useLingui();
  const speech = useSpeech();
  const { fileBytes } = useChoiceLimits();
  return (
    <div className={styles['opening']}>
      <Notice tone="danger" role="alert" title={t`Diese Datei können wir nicht drucken.`}>
        {t(findingWords(failureFinding(failure, bytes, fileBytes), speech))}
      </Notice>
      <p>
        <TextLink to="/sheet-configuration-v3">{t`Zu allen Ihren Noten`}</TextLink>
      </p>
      <ScoreDrop size="compact" />
    </div>
  );
}
