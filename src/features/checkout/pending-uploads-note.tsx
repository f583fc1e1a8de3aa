import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import type { PendingUploads } from './pending-uploads.ts';

/** Why it cannot be ordered yet: we print from the files, so they have to be with us first. Goes by itself. */
export function PendingUploadsNote({ uploads }: { uploads: PendingUploads }): ReactElement | null {
  const { t } = useLingui();
  const { moving, stopped, stoppedJobId, share } = uploads;
  if (stopped > 0) {
    const job = stoppedJobId === undefined ? '' : `?job=${encodeURIComponent(stoppedJobId)}`;
    return (
      <Notice
        tone="warning"
        role="status"
        title={t`${plural(stopped, { one: '# Datei ist noch nicht übertragen', other: '# Dateien sind noch nicht übertragen' })}`}
        actions={<ButtonLink size="small" to={`/sheet-configuration-v3${job}`}>{t`Zu den Dateien`}</ButtonLink>}
      >
        {t`Die Übertragung ist angehalten oder gescheitert. Setzen Sie sie beim Druckauftrag fort; danach können Sie bestellen.`}
      </Notice>
    );
  }
  if (moving === 0) return null;
  return (
    <Notice
      tone="info"
      title={t`${plural(moving, { one: 'Noch # Datei wird übertragen', other: 'Noch # Dateien werden übertragen' })}`}
    >
      <p>{t`Sie müssen nichts tun: Sobald alles bei uns ist, können Sie bestellen.`}</p>
      <ProgressBar label={t`Übertragung der Dateien`} labelHidden value={share} />
    </Notice>
  );
}
