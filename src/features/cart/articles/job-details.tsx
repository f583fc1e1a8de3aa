import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import type { JobSpec } from '#print/payload/job-spec.ts';
import type { PrintJobFile } from '#print/payload/print-job-payload.ts';
import { optionNames } from '#print/spec/print-words.ts';
import { ScoreFileIcon } from '#ui/icons/score-icons.tsx';
import styles from './job-details.module.css';
import { jobFacts, type JobFact } from './job-words.ts';

interface JobDetailsProps {
  spec: JobSpec & { copies: number };
  files: readonly PrintJobFile[];
}

/** All choices of a print job in words, its copies and its files (LAW-02). */
export function JobDetails({ spec, files }: JobDetailsProps): ReactElement {
  const { t } = useLingui();
  const formats = useFormats();
  const { copies, pages } = spec;
  const run = t`${plural(copies, { one: '# Exemplar', other: '# Exemplare' })}`;
  const extent = pages === undefined ? '' : t`${plural(pages, { one: '# Seite', other: '# Seiten' })}`;
  return (
    <>
      <dl className={styles['facts']}>
        <div>
          <dt>{t`Auflage`}</dt>
          <dd>{extent === '' ? run : `${run}, ${extent}`}</dd>
        </div>
        {jobFacts(spec, formats.number).map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </dl>
      <FileList files={files} />
    </>
  );
}

function Fact({ fact: { name, words } }: { fact: JobFact }): ReactElement {
  const { i18n } = useLingui();
  return (
    <div>
      <dt>{i18n._(optionNames[name])}</dt>
      <dd>{words.map((word) => i18n._(word)).join(', ')}</dd>
    </div>
  );
}

function FileList({ files }: { files: readonly PrintJobFile[] }): ReactElement {
  const formats = useFormats();
  return (
    <ul className={styles['files']}>
      {files.map(({ path, name, size }) => (
        <li key={path}>
          <ScoreFileIcon />
          <span className={styles['name']}>{name}</span>
          <span className={styles['size']}>{formats.fileSize(size)}</span>
        </li>
      ))}
      {files.length === 0 && (
        <li>
          <Trans>Zu diesem Auftrag ist keine Datei angegeben.</Trans>
        </li>
      )}
    </ul>
  );
}
