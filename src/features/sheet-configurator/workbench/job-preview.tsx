import type { ReactElement } from 'react';
import type { PrintRow } from '#print/spec/print-job.ts';
import type { RowFinding } from '../preflight/row-finding.ts';
import type { EditPages } from '../jobs/job-edits.ts';
import { type ChangedPage, VolumePreview } from '../preview/volume-preview.tsx';
import styles from './job-preview.module.css';

interface JobPreviewProps {
  rows: readonly PrintRow[];
  findings: readonly RowFinding[];
  changed: (ChangedPage & { rowId: string }) | undefined;
  editPages: (rowId: string) => EditPages;
}

/** Every volume of a job, one below the other. */
export function JobPreview({ rows, findings, changed, editPages }: JobPreviewProps): ReactElement {
  return (
    <div className={styles['volumes']}>
      {rows.map((row) => (
        <div key={row.id}>
          {rows.length > 1 && <h2 className={styles['name']}>{row.name}</h2>}
          <VolumePreview
            row={row}
            findings={findings.flatMap(({ rowId, finding }) => (rowId === row.id ? [finding] : []))}
            changed={changed?.rowId === row.id ? changed : undefined}
            onEdit={editPages(row.id)}
          />
        </div>
      ))}
    </div>
  );
}
