import * as z from 'zod/mini';
import { inStep } from './database-step.ts';
import type { Connection } from './upload-connection.ts';
import { uploadRecordSchema } from './upload-record.ts';

/** On record: when each record that cannot be read was first met so, in milliseconds since 1970. */
const noteOfUnreadable = 'unreadable-since';

const noteSchema = z.record(z.string(), z.number());

/** The session on the server is dead by then, twice over. */
const keptUnreadableMs = 14 * 24 * 60 * 60 * 1000;

/**
 * Deletes records that could not be read for 14 days. Counted is from the first visit that could not read them, for their own
 * dates may be what is damaged, and a version of the shop with a mistake may be the reason: one that can read them again
 * within that time finds everything as it was. Their copies go with what belongs to no upload.
 * @param now milliseconds since 1970
 */
export function deleteLongUnreadable(database: Connection, now: number): Promise<void> {
  const step = database.transaction(['jobs', 'settings'], 'readwrite');
  return inStep(step, async () => {
    const [jobs, settings] = [step.objectStore('jobs'), step.objectStore('settings')];
    const known = noteSchema.safeParse(await settings.get(noteOfUnreadable)).data ?? {};
    const [ids, values] = await Promise.all([jobs.getAllKeys(), jobs.getAll()]);
    const next: Record<string, number> = {};
    for (const id of ids.filter((_id, index) => !uploadRecordSchema.safeParse(values[index]).success)) {
      // A time that is still to come was noted by a clock that went wrong.
      const since = Math.min(known[id] ?? now, now);
      if (now - since >= keptUnreadableMs) await jobs.delete(id);
      else next[id] = since;
    }
    const isNews = [known, next].some((note) => Object.keys(note).length > 0);
    if (isNews) await settings.put(next, noteOfUnreadable);
  });
}
