import type { ReactElement } from 'react';
import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { readJobParts, type JobPart } from '#print/payload/job-parts.ts';
import type { JobSpec } from '#print/payload/job-spec.ts';
import type { PrintJobFile, PrintJobLead } from '#print/payload/print-job-payload.ts';
import { optionNames } from '#print/spec/print-words.ts';
import { ScoreFileIcon } from '#ui/icons/score-icons.tsx';
import styles from './job-details.module.css';
import { jobFacts, type JobFact } from './job-words.ts';

interface JobDetailsProps {
  lead: PrintJobLead;
  spec: JobSpec & { copies: number };
}

/** All choices of a print job in words, its copies and its files (LAW-02). */
export function JobDetails({ lead, spec }: JobDetailsProps): ReactElement {
  const formats = useFormats();
  const parts = readJobParts(lead);
  return (
    <>
      <dl className={styles['facts']}>
        {parts.length > 0 ? <WholeSet parts={parts} /> : <Run spec={spec} />}
        {jobFacts(spec, formats.number).map((fact) => (
          <Fact key={fact.name} fact={fact} />
        ))}
      </dl>
      <FileList files={lead.files} />
    </>
  );
}

function useCounts() {
  const { t } = useLingui();
  return {
    inCopies: (copies: number) => t`${plural(copies, { one: '# Exemplar', other: '# Exemplare' })}`,
    inBooklets: (booklets: number) => t`${plural(booklets, { one: '# Heft', other: '# Hefte' })}`,
    inPages: (pages: number) => t`${plural(pages, { one: '# Seite', other: '# Seiten' })}`,
  };
}

function Run({ spec: { copies, pages } }: { spec: JobDetailsProps['spec'] }): ReactElement {
  const { t } = useLingui();
  const { inCopies, inPages } = useCounts();
  return (
    <div>
      <dt>{t`Auflage`}</dt>
      <dd>{pages === undefined ? inCopies(copies) : `${inCopies(copies)}, ${inPages(pages)}`}</dd>
    </div>
  );
}

/** Everything that is printed of a set, and each of its parts. */
function WholeSet({ parts }: { parts: readonly JobPart[] }): ReactElement {
  const { t } = useLingui();
  const { inCopies, inBooklets, inPages } = useCounts();
  const booklets = parts.reduce((sum, { copies }) => sum + copies, 0);
  const printed = parts.reduce((sum, { copies, pages }) => sum + copies * pages, 0);
  return (
    <>
      <div>
        <dt>{t`Auflage`}</dt>
        <dd>{`${inBooklets(booklets)}, ${inPages(printed)}`}</dd>
      </div>
      <div className={styles['parts']}>
        <dt>{t`Im Einzelnen`}</dt>
        <dd>
          <ul>
            {parts.map(({ id, name, copies, pages }) => (
              <li key={id}>{`${name}: ${inCopies(copies)} × ${inPages(pages)}`}</li>
            ))}
          </ul>
        </dd>
      </div>
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
