import { memo, type ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { JobPicture } from '#features/cart/job-picture.tsx';
import { useFormats } from '#platform/i18n/formats.ts';
import type { RowChoices } from '#print/spec/job-choices.ts';
import { orientationOf } from '#print/spec/paper-format.ts';
import { resolveRow } from '#print/pages/resolve-row.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { TrashIcon } from '#ui/icons/edit-icons.tsx';
import { ShopLink } from '#ui/navigation/shop-link.tsx';
import type { KeptJob } from '../kept-job.ts';
import { ChooseAnother } from './choose-another.tsx';
import { CheckNote, UnprintableNote } from './check-note.tsx';
import styles from './job-line.module.css';
import { UploadNote, type LineUpload } from './upload-note.tsx';

interface JobLineProps {
  kept: KeptJob;
  upload: LineUpload;
  isInCart: boolean;
  onRemove: (kept: KeptJob) => void;
}

/** A job in the list: its look, its name, where its file is, whether it can be printed, and the way to its settings. */
export const JobLine = memo(function JobLine({ kept, upload, isInCart, onRemove }: JobLineProps): ReactElement {
  const { t } = useLingui();
  const { job, file, check } = kept;
  const { name } = job;
  const [row] = job.rows;
  return (
    <li className={styles['line']}>
      <div className={styles['picture']}>
        <JobPicture jobId={job.id} binding={row && resolveRow(row).binding} landscape={isLandscape(row)} />
      </div>
      <div className={styles['words']}>
        <ShopLink to={`/sheet-configuration-v3?job=${job.id}`} className={styles['name']} data-job-link>
          {name}
        </ShopLink>
        <p className={styles['facts']}>
          <JobFacts kept={kept} />
        </p>
        {file.folder !== undefined && <p className={styles['facts']}>{file.folder}</p>}
      </div>
      <div className={styles['state']}>
        {check?.is === 'unprintable' ? (
          <UnprintableNote check={check} bytes={file.size} />
        ) : (
          <>
            <UploadNote name={file.name} upload={upload} />
            <CheckNote kept={kept} />
          </>
        )}
      </div>
      <div className={styles['actions']}>
        {check?.is === 'unprintable' ? (
          <ChooseAnother {...{ kept, isInCart }} />
        ) : (
          <ShopLink
            to={`/sheet-configuration-v3?job=${job.id}`}
            className={styles['open']}
            aria-label={t`${name} einrichten`}
          >
            <Trans>Einrichten</Trans>
          </ShopLink>
        )}
        {isInCart ? (
          <Badge tone="accent">{t`Im Warenkorb`}</Badge>
        ) : (
          <IconButton label={t`${name} entfernen`} icon={<TrashIcon />} onClick={() => onRemove(kept)} />
        )}
      </div>
    </li>
  );
});

function JobFacts({ kept: { job, file, createdAt } }: { kept: KeptJob }): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const count = job.rows.reduce((sum, { pages }) => sum + pages.length, 0);
  const facts = [
    ...(count === 0 ? [] : [t`${plural(count, { one: '# Seite', other: '# Seiten' })}`]),
    formats.fileSize(file.size),
    formats.date(new Date(createdAt)),
  ];
  return <>{facts.join(', ')}</>;
}

const isLandscape = (row: RowChoices | undefined): boolean =>
  row !== undefined && orientationOf(row.spec.format, row.spec.orientation) === 'landscape';
