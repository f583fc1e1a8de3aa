import type { FileStore } from '../records/file-store.ts';
import { cancelSession } from './finish-session.ts';
import { endSessionsBy, findSession, forgetSessionsExpiredBefore, sessionsWithFile } from '../records/session-table.ts';
import { dayOf, forgetUsageBefore } from '../records/usage-table.ts';

/** Removes the bytes of expired sessions, sessions that nobody can ask for any more, and old usage counts. */
export async function sweepStore(store: FileStore): Promise<void> {
  const now = store.clock();
  endSessionsBy(store.database, now.getTime() + store.settings.sessionLifetime);
  for (const { id } of sessionsWithFile(store.database, now.getTime())) {
    await store.turns.take(id, async () => {
      // The session may have ended while its turn was awaited.
      const session = findSession(store.database, id);
      if (session !== null && session.fileId !== null) await cancelSession(store, session);
    });
  }
  forgetSessionsExpiredBefore(store.database, now.getTime() - store.settings.sessionLifetime);
  forgetUsageBefore(store.database, dayOf(now));
}
