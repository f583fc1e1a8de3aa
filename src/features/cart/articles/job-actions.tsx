import type { Dispatch, ReactElement, SetStateAction } from 'react';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { QuantityStepper } from '#ui/fields/quantity-stepper.tsx';
import { EditIcon } from '#ui/icons/edit-icons.tsx';
import { attemptCartChangeAtom } from '../cart-action.ts';
import type { JobArticle } from '../group-lines.ts';
import type { ChangeJobCopies } from '../job-lines.ts';
import { readJobSpec } from '#print/payload/job-spec.ts';
import { RemoveButton } from './remove-button.tsx';

/** More than this is a matter for an offer by hand. */
const maxCopies = 2000;

interface JobActionsProps {
  job: JobArticle<unknown>;
  changeJobCopies: ChangeJobCopies;
  /** Copies asked for and not yet calculated. */
  wished: number | undefined;
  onWish: Dispatch<SetStateAction<number | undefined>>;
  onTakeOut: () => void;
}

/** A print job is changed as a whole: its copies here, everything else in the configurator. */
export function JobActions(props: JobActionsProps): ReactElement {
  const { job, changeJobCopies, wished, onWish, onTakeOut } = props;
  const { t } = useLingui();
  const attempt = useSetAtom(attemptCartChangeAtom);
  const title = job.lead?.title ?? t`Druckauftrag`;
  const change = async (copies: number): Promise<void> => {
    onWish(copies);
    await attempt(() => changeJobCopies(job.id, copies));
    onWish((newest) => (newest === copies ? undefined : newest));
  };
  const spec = readJobSpec(job.lead);
  return (
    <>
      {job.complete && spec.volumes === undefined && (
        <QuantityStepper
          label={t`Exemplare von ${title}`}
          value={wished ?? spec.copies}
          min={1}
          max={maxCopies}
          onValueChange={(copies) => void change(copies)}
          decreaseLabel={t`Weniger von ${title}`}
          increaseLabel={t`Mehr von ${title}`}
        />
      )}
      <ButtonLink
        to={`/sheet-configuration-v3?job=${encodeURIComponent(job.id)}`}
        variant="quiet"
        size="small"
        aria-label={t`${title} bearbeiten`}
      >
        <EditIcon /> {t`Bearbeiten`}
      </ButtonLink>
      <RemoveButton name={title} onRemove={onTakeOut} />
    </>
  );
}
