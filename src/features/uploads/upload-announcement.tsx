import { useEffect, useRef, useState, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { UploadView } from './upload-view.ts';
import styles from './upload-list.module.css';

/** Tells screen readers of the quarters, the end and failures, never of every tick (A11Y-23). */
export function UploadAnnouncement({ uploads }: { uploads: readonly UploadView[] }): ReactElement {
  const { t } = useLingui();
  const said = useRef(new Map<string, string>());
  const [words, setWords] = useState('');
  useEffect(() => {
    for (const upload of uploads) {
      const milestone = milestoneOf(upload);
      if (said.current.get(upload.id) === milestone) continue;
      said.current.set(upload.id, milestone);
      const { name } = upload;
      if (milestone === 'success') setWords(t`${name} ist vollständig übertragen.`);
      else if (milestone === 'error') setWords(t`${name} konnte nicht übertragen werden.`);
      else if (milestone !== '') setWords(t`${name}: ${milestone} Prozent übertragen.`);
    }
  }, [uploads, t]);
  return (
    <p className={styles['announcement']} role="status">
      {words}
    </p>
  );
}

function milestoneOf({ state, acknowledged, size }: UploadView): string {
  if (state === 'success' || state === 'error') return state;
  const quarter = size === 0 ? 0 : Math.floor((acknowledged / size) * 4) * 25;
  return quarter > 0 && quarter < 100 ? String(quarter) : '';
}
