import { startTransition, useEffect, useRef, useState, type ReactElement } from 'react';
import { atom, useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { cartAtom } from '#features/cart/cart-atoms.ts';
import { knownUploadsAtom } from '#features/uploads/upload-atoms.ts';
import type { UploadView } from '#features/uploads/upload-view.ts';
import { unread } from '#platform/persistence/persisted-atom.ts';
import { readPrintJob } from '#print/payload/print-job-payload.ts';
import { Button } from '#ui/actions/button.tsx';
import { Section } from '#ui/layout/section.tsx';
import { fileStanding, type FileStanding } from '../jobs/checks/file-standing.ts';
import { startingUploadsAtom } from '../jobs/sending/start-uploads.ts';
import type { KeptJob } from '../kept-job.ts';
import { JobLine } from './job-line.tsx';
import styles from './job-list.module.css';
import { RemoveJobDialog } from './remove-job-dialog.tsx';
import type { LineUpload } from './upload-note.tsx';

/** Jobs shown at first, and more with every press: a choice may bring two hundred. */
const pageLength = 30;

/** Lines drawn in one go; the others follow in pauses of the browser. */
const drawnAtOnce = 8;

/** All jobs of this browser, the newest choice first, its files in their order. */
export function JobList({ jobs: kept }: { jobs: readonly KeptJob[] }): ReactElement {
  const { t } = useLingui();
  const jobs = kept.toSorted((a, b) => b.createdAt - a.createdAt);
  const known = useAtomValue(knownUploadsAtom);
  const starting = useAtomValue(startingUploadsAtom);
  const inCart = useAtomValue(jobsInCartAtom);
  const [shown, setShown] = useState(pageLength);
  const [drawn, setDrawn] = useState(drawnAtOnce);
  useEffect(() => startTransition(() => setDrawn(shown)), [shown]);
  const [removing, setRemoving] = useState<KeptJob | null>(null);
  const [removed, setRemoved] = useState<RemovedLine | null>(null);
  const list = useRef<HTMLUListElement>(null);

  const areRead = known !== unread;
  const views = new Map((areRead ? known : []).map((view) => [view.id, view]));
  const more = Math.min(pageLength, jobs.length - shown);
  const total = jobs.length;
  useEffect(() => {
    if (!removed || kept.some(({ job }) => job.id === removed.id)) return;
    focusLine(list.current, removed.index);
    setRemoved(null);
  }, [removed, kept]);
  return (
    <Section heading={t`Ihre Noten`} rhythm="page">
      <ul ref={list} className={styles['jobs']}>
        {jobs.slice(0, drawn).map((kept) => (
          <JobLine
            key={kept.job.id}
            kept={kept}
            upload={uploadOf(kept, { starting, views, areRead })}
            isInCart={inCart.has(kept.job.id)}
            onRemove={setRemoving}
          />
        ))}
      </ul>
      {more > 0 && (
        <Button
          variant="secondary"
          onClick={() => {
            setShown(shown + pageLength);
            // The button goes with the last lines: the next step with the keyboard leads to the first of them.
            if (total <= shown + pageLength) focusLine(list.current, shown - 1);
          }}
        >
          {t`${more} weitere von ${total} zeigen`}
        </Button>
      )}
      {removing && (
        <RemoveJobDialog
          kept={removing}
          view={views.get(removing.upload?.id ?? '')}
          onClose={() => setRemoving(null)}
          onRemoved={() => {
            const index = jobs.findIndex(({ job }) => job.id === removing.job.id);
            setRemoving(null);
            setRemoved({ id: removing.job.id, index });
          }}
        />
      )}
    </Section>
  );
}

/** The line that moves up takes the focus of the one that is gone (A11Y-24). */
function focusLine(list: HTMLUListElement | null, index: number): void {
  const links = list?.querySelectorAll<HTMLElement>('[data-job-link]') ?? [];
  (links[Math.min(index, links.length - 1)] ?? document.getElementById('content'))?.focus();
}

/** A line whose focus the next one takes as soon as it is gone. */
interface RemovedLine {
  id: string;
  index: number;
}

const startingUpload: LineUpload = { status: 'starting' };
/** A line is drawn again only when the view of its upload is another one. */
const onRecord = new WeakMap<UploadView, LineUpload>();
const offRecord: Record<FileStanding, LineUpload> = {
  arrived: { status: 'arrived' },
  lost: { status: 'lost' },
  unknown: { status: 'unknown' },
  reading: { status: 'reading' },
};

interface KnownUploads {
  starting: ReadonlySet<string>;
  views: ReadonlyMap<string, UploadView>;
  /** Whether the views are all there are. */
  areRead: boolean;
}

function uploadOf(kept: KeptJob, { starting, views, areRead }: KnownUploads): LineUpload {
  if (starting.has(kept.job.id)) return startingUpload;
  const view = views.get(kept.upload?.id ?? '');
  if (!view) return offRecord[fileStanding(kept, areRead)];
  if (view.state === 'canceled') return offRecord.lost;
  const known = onRecord.get(view) ?? { status: 'on-record', view };
  onRecord.set(view, known);
  return known;
}

/** Ids of the jobs that lie in the cart: their files are needed. */
const jobsInCartAtom = atom(
  (get): ReadonlySet<string> =>
    new Set((get(cartAtom)?.lineItems ?? []).flatMap(({ payload }) => readPrintJob(payload)?.id ?? [])),
);
