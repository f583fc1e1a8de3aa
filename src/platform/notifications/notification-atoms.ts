import { atom } from 'jotai';

export type NotificationType = 'info' | 'success' | 'warning' | 'danger';

export interface Notification {
  id: number;
  type: NotificationType;
  message: string;
  /** Stays until it is dismissed; errors always do. */
  persistent: boolean;
}

/** Specification §9. Only for messages whose content the page shows as well; errors stay. */
export const notificationDurationMs = 2500;

/** A message, and when it came. */
export interface PassedNotification extends Notification {
  at: Date;
}

/** So many are kept to be read again. */
const mostPassed = 20;

/** The last messages of this visit, the newest first, also those that have gone. */
export const passedNotificationsAtom = atom<readonly PassedNotification[]>([]);

let lastId = 0;

export const notificationsAtom = atom<Notification[]>([]);

export const dismissNotificationAtom = atom(null, (get, set, id: number) => {
  set(
    notificationsAtom,
    get(notificationsAtom).filter((notification) => notification.id !== id),
  );
});

/** Shows a message. Errors and warnings stay until dismissed; the others go by themselves unless `persistent`. */
export const notifyAtom = atom(
  null,
  (get, set, { type, message, persistent }: { type: NotificationType; message: string; persistent?: boolean }) => {
    const stays = persistent ?? (type === 'danger' || type === 'warning');
    const notification = { id: ++lastId, type, message, persistent: stays };
    set(notificationsAtom, [...get(notificationsAtom), notification]);
    set(passedNotificationsAtom, (passed) => [{ ...notification, at: new Date() }, ...passed].slice(0, mostPassed));
    return notification.id;
  },
);
