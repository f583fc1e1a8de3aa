import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';

/** What waits for the storage of the browser, and what can be done about it. Goes by itself. */
export function LateStorageNote({ late }: { late: 'reading' | 'writing' }): ReactElement {
  const { t } = useLingui();
  return (
    <Notice tone="warning" role="status" title={t`Der Speicher Ihres Browsers antwortet gerade langsam`}>
      <p>
        {late === 'reading'
          ? t`Ihre Druckaufträge liegen dort. Sie erscheinen hier von selbst, sobald er antwortet.`
          : t`Ihre letzten Änderungen sind noch nicht gesichert. Das geschieht von selbst: Bitte lassen Sie diese Seite so lange offen.`}
      </p>
      <p>{t`Meist hält ihn ein anderes Fenster dieser Website auf. Schließen Sie die anderen Fenster, dann geht es schneller weiter.`}</p>
    </Notice>
  );
}
