import type { ReactElement } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './download-area.module.css';

/** How long files stay (CFG-60). */
export function RetentionNote(): ReactElement {
  const { t } = useLingui();
  return (
    <div className={styles['note']}>
      <Notice title={t`Wie lange bleiben Dateien hier?`}>
        <Trans>
          Ohne Bestellung 14 Tage, nach einer Bestellung bis 60 Tage nach dem Versand. Löschen können Sie jederzeit
          selbst. Mehr dazu in der <TextLink to="/datenschutz">Datenschutzerklärung</TextLink>.
        </Trans>
      </Notice>
    </div>
  );
}
