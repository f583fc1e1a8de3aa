import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useShell } from '#platform/session/shell.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { TextLink } from '#ui/navigation/text-link.tsx';
import styles from './download-area.module.css';

/** How long files stay, as the privacy notice says. */
export function RetentionNote(): ReactElement {
  const { t } = useLingui();
  const { retention } = useShell().configuration;
  return (
    <div className={styles['note']}>
      <Notice title={t`Wie lange bleiben Dateien hier?`}>
        {retention ? <Terms {...retention} /> : <UntilDeleted />}{' '}
        <Trans>
          Mehr dazu in der <TextLink to="/datenschutz">Datenschutzerklärung</TextLink>.
        </Trans>
      </Notice>
    </div>
  );
}

function Terms({ unorderedDays, orderedDays }: { unorderedDays: number; orderedDays: number }): ReactElement {
  const { t } = useLingui();
  const unordered = t`${plural(unorderedDays, { one: '# Tag', other: '# Tage' })}`;
  const ordered = t`${plural(orderedDays, { one: '# Tag', other: '# Tage' })}`;
  return (
    <Trans>
      Was Sie nicht bestellen, löschen wir {unordered} nach der letzten Änderung, Bestelltes {ordered} nach dem Versand.
      Was nicht bestellt ist, können Sie jederzeit selbst löschen.
    </Trans>
  );
}

function UntilDeleted(): ReactElement {
  return (
    <Trans>
      Bis Sie sie löschen; das können Sie jederzeit selbst. Löschen Sie eine Datei bitte erst, wenn Ihr Auftrag gedruckt
      ist.
    </Trans>
  );
}
