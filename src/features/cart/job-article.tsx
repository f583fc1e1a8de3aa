import type { ReactElement, ReactNode } from 'react';
import { Trans, useLingui } from '@lingui/react/macro';
import { useFormats } from '#platform/i18n/formats.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { articleRowId } from './article-list.tsx';
import { ArticleRow } from './articles/article-row.tsx';
import type { JobArticle } from './group-lines.ts';
import { JobDetails } from './articles/job-details.tsx';
import { JobPicture } from './job-picture.tsx';
import { isLandscape, readJobSpec } from '#print/payload/job-spec.ts';

interface JobArticleRowProps {
  job: JobArticle<unknown>;
  /** What all lines of the job cost together. */
  total: number;
  actions?: ReactNode;
  /** The price is not the shop's for what is shown: another number of copies is being reckoned, or waits. */
  unpriced?: boolean;
  /** Ordered jobs cannot be repaired: nothing is said about missing lines. */
  ordered?: boolean;
  level?: 2 | 3;
}

/** A print job as one thing, whatever number of products it is made of. */
export function JobArticleRow(props: JobArticleRowProps): ReactElement {
  const { job, total, actions, unpriced = false, ordered = false, level = 2 } = props;
  const { t } = useLingui();
  const formats = useFormats();
  const spec = readJobSpec(job.lead);
  const each = formats.price(total / spec.copies);
  return (
    <ArticleRow
      id={articleRowId(job.id)}
      picture={<JobPicture jobId={job.id} binding={spec.binding} landscape={isLandscape(spec)} />}
      title={job.lead?.title ?? t`Druckauftrag`}
      price={formats.price(total)}
      priceNote={unpriced ? t`Schätzung` : spec.copies > 1 && spec.volumes === undefined && t`${each} je Exemplar`}
      unpriced={unpriced}
      actions={actions}
      level={level}
    >
      {job.lead && <JobDetails lead={job.lead} spec={spec} />}
      {!job.complete && !ordered && <IncompleteNotice />}
    </ArticleRow>
  );
}

function IncompleteNotice(): ReactElement {
  return (
    <Notice tone="danger" title={<Trans>Dieser Druckauftrag ist unvollständig</Trans>}>
      <Trans>
        Ein Teil davon fehlt im Warenkorb. Öffnen Sie ihn mit „Bearbeiten“ und legen Sie ihn noch einmal in den
        Warenkorb, oder entfernen Sie ihn.
      </Trans>
    </Notice>
  );
}
