import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './download-area.module.css';

/** How long files stay: until they are deleted, as the privacy notice says. */
export function RetentionNote(): ReactElement {
  const { t } = useLingui();
  return (
    <div className={styles['note']}>
      <Notice title={t`Wie lange bleiben Dateien hier?`}>
        <Trans>
          Bis Sie sie löschen; das können Sie jederzeit selbst. Löschen Sie eine Datei bitte erst, wenn Ihr Auftrag
          gedruckt ist. Mehr dazu in der <TextLink to="/datenschutz">Datenschutzerklärung</TextLink>.
        </Trans>
      </Notice>
    </div>
  );
}
