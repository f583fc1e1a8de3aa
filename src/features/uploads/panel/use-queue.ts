import { useEffect } from 'react';
import { useAtom, useAtomValue } from 'jotai';
import { uploadsAtom } from '../upload-atoms.ts';
import type { UploadView } from '../upload-view.ts';
import { batchAtom } from './panel-atoms.ts';
import { summariseQueue, type QueueSummary } from './queue-summary.ts';
import { followBatch } from './upload-batch.ts';

/** The uploads of the current batch, in the order they are taken, and what they add up to. */
export function useQueue(): { uploads: readonly UploadView[]; summary: QueueSummary } {
  const all = useAtomValue(uploadsAtom);
  const [known, setBatch] = useAtom(batchAtom);
  const batch = followBatch(known, all);
  useEffect(() => setBatch(batch), [batch, setBatch]);
  const uploads = all.filter(({ id }) => batch.has(id));
  return { uploads, summary: summariseQueue(uploads) };
}
