import { msg } from '@lingui/core/macro';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';
import type { Shell } from '#platform/session/shell.ts';

const words = msg`Hier lagen noch geteilte Dateien. Wir haben sie jetzt geöffnet; Sie finden sie unter „Noten drucken“.`;

/** Said on any page where shared files were found that nobody had taken. */
export function tellWaitingShares({ store, texts }: Shell): void {
  store.set(notifyAtom, { type: 'info', message: texts._(words), persistent: true });
}
