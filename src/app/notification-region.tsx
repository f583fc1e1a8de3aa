import { useEffect, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import {
  dismissNotificationAtom,
  notificationDurationMs,
  notificationsAtom,
  type Notification,
} from '#platform/notifications/notification-atoms.ts';
import { CloseIcon } from '#ui/icons/action-icons.tsx';
import styles from './notification-region.module.css';

/** Messages in a corner of the page; also announced. */
export function NotificationRegion(): ReactElement {
  const { t } = useLingui();
  const notifications = useAtomValue(notificationsAtom);
  return (
    <section className={styles['region']} aria-label={t`Meldungen`} aria-live="polite">
      {notifications.map((notification) => (
        <Message key={notification.id} notification={notification} />
      ))}
    </section>
  );
}

function Message({ notification }: { notification: Notification }): ReactElement {
  const { t } = useLingui();
  const dismiss = useSetAtom(dismissNotificationAtom);
  const { id, type, message, persistent } = notification;
  const words = { info: t`Hinweis`, success: t`Erledigt`, warning: t`Achtung`, danger: t`Fehler` };
  useEffect(() => {
    if (persistent) return undefined;
    const timer = setTimeout(() => dismiss(id), notificationDurationMs);
    return () => clearTimeout(timer);
  }, [dismiss, id, persistent]);
  return (
    <div className={styles['message']} data-type={type} role={type === 'danger' ? 'alert' : 'status'}>
      <p>
        <strong>{words[type]}:</strong> {message}
      </p>
      <button type="button" aria-label={t`Meldung schließen`} onClick={() => dismiss(id)}>
        <CloseIcon />
      </button>
    </div>
  );
}
