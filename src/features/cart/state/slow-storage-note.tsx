import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';

/** What is said of a cart that the browser's database does not give out yet. */
export function SlowStorageNote(): ReactElement {
  const { t } = useLingui();
  return (
    <Notice tone="warning" role="status" title={t`Der Speicher Ihres Browsers antwortet gerade langsam`}>
      <p>{t`Ihr Warenkorb erscheint von selbst, sobald der Speicher oder der Shop geantwortet hat. Es geht nichts verloren.`}</p>
      <p>{t`Meist hält ihn ein anderes Fenster dieser Website auf. Schließen Sie die anderen Fenster, dann geht es schneller weiter.`}</p>
    </Notice>
  );
}
