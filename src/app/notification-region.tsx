import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import {
  dismissNotificationAtom,
  notificationsAtom,
  type Notification,
} from '#platform/notifications/notification-atoms.ts';
import { Toast } from '#ui/feedback/toast.tsx';
import { ToastRegion } from '#ui/feedback/toast-region.tsx';

/** Messages in a corner of the page, announced as they come. */
export function NotificationRegion(): ReactElement {
  const { t } = useLingui();
  const notifications = useAtomValue(notificationsAtom);
  return (
    <ToastRegion label={t`Meldungen`}>
      {notifications.map((notification) => (
        <Message key={notification.id} notification={notification} />
      ))}
    </ToastRegion>
  );
}

function Message({ notification }: { notification: Notification }): ReactElement {
  const { t } = useLingui();
  const dismiss = useSetAtom(dismissNotificationAtom);
  const { id, type, message } = notification;
  return (
    <Toast tone={type} dismissLabel={t`Meldung schließen`} onDismiss={() => dismiss(id)}>
      {message}
    </Toast>
  );
}
