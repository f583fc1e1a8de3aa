import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import styles from './without-scripts.module.css';

/** Tells who browses without JavaScript what works, and why the rest does not. */
export function WithoutScripts(): ReactElement {
  const { t } = useLingui();
  return (
    <noscript>
      <p className={styles['note']}>
        {t`Ohne JavaScript können Sie alles ansehen, suchen und filtern. Warenkorb, Kasse, Merkliste, Formulare und das Einrichten Ihrer Noten brauchen JavaScript: Ihr Browser prüft damit die Dateien und verschickt Ihre Angaben.`}
      </p>
    </noscript>
  );
}
