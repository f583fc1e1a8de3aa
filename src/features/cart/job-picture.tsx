import { useEffect, useState, type ReactElement } from 'react';
import { ScorePage } from '#ui/ornaments/score-page.tsx';
import { readJobPreview } from './job-preview.ts';
import styles from './job-picture.module.css';

interface JobPictureProps {
  jobId: string;
  /** As the print craft names it; draws the spine of the booklet. */
  binding: string | undefined;
  landscape: boolean;
}

/** The booklet of a print job: its first page where this browser knows it, else a drawn one. Decoration. */
export function JobPicture({ jobId, binding, landscape }: JobPictureProps): ReactElement {
  const preview = usePreview(jobId);
  return (
    <div
      className={styles['booklet']}
      data-binding={binding}
      data-landscape={landscape || undefined}
      aria-hidden="true"
    >
      {preview ? <img src={preview} alt="" /> : <ScorePage seed={seedOf(jobId)} />}
    </div>
  );
}

/** Different jobs look different, the same job always the same. */
const seedOf = (jobId: string): number =>
  [...jobId].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 997, 7);

function usePreview(jobId: string): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    let made: string | undefined;
    let gone = false;
    readJobPreview(jobId)
      .then((picture) => {
        if (gone || !picture) return;
        made = URL.createObjectURL(picture);
        setAddress(made);
      })
      .catch((error: unknown) => console.error('The picture of a job could not be read.', error));
    return () => {
      gone = true;
      if (made !== undefined) URL.revokeObjectURL(made);
    };
  }, [jobId]);
  return address;
}
