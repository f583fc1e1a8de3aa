import { useId, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { TermsChoices } from '#platform/session/shell.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { TermsForm } from './terms-form.tsx';
import type { TermsProblem } from './terms-problem.ts';
import { useChangeTerms } from './use-change-terms.ts';
import { useTermsOffer } from './use-terms-offer.ts';

interface TermsChooserProps {
  open: boolean;
  onClose: () => void;
  title: string;
  choices: TermsChoices;
}

/** Where currency and country of delivery are chosen. */
export function TermsChooser({ open, onClose, title, choices }: TermsChooserProps): ReactElement {
  const { t } = useLingui();
  const formId = useId();
  const { offer, problem: loading, retry } = useTermsOffer();
  const { change, problem: changing, isChanging } = useChangeTerms({ open, onDone: onClose });
  const problem = changing ?? loading;
  const actions = offer ? (
    <Button variant="primary" type="submit" form={formId} busy={isChanging}>{t`Übernehmen`}</Button>
  ) : (
    <Button onClick={retry}>{t`Noch einmal versuchen`}</Button>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={title}
      size="small"
      closeLabel={t`Ohne Änderung schließen`}
      actions={(offer !== undefined || loading !== undefined) && actions}
    >
      {problem && <Problem problem={problem} />}
      {offer && <TermsForm id={formId} offer={offer} choices={choices} onChoose={(terms) => void change(terms)} />}
      {!offer && !problem && <Skeleton blockSize="9rem" />}
    </Dialog>
  );
}

function Problem({ problem }: { problem: TermsProblem }): ReactElement {
  const { t } = useLingui();
  return (
    <Notice tone="warning" role="alert">
      {problem === 'unreachable'
        ? t`Währung und Lieferland lassen sich nur mit einer Verbindung zum Shop ändern. Im Moment ist er nicht zu erreichen; es bleibt alles, wie es ist.`
        : t`Das hat leider nicht geklappt; es bleibt alles, wie es ist. Bitte versuchen Sie es noch einmal.`}
    </Notice>
  );
}
