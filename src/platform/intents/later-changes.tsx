import { useEffect, useRef, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { intentProblemOf, type ListedIntent } from '#offline/intents/intent.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Cluster } from '#ui/layout/cluster.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { isTryingAgainAtom } from './follow-intents.ts';
import { dropIntentAtom, intentsAtom } from './intent-atoms.ts';
import { intentKindsAtom } from './intent-kinds.ts';
import styles from './later-changes.module.css';

export interface LaterChangesProps {
  /** Only those of one kind: where they were made. */
  kind?: string;
  /** Only those, of that kind. */
  isOfForm?: (intent: ListedIntent) => boolean;
  /** Counts what was made here: with each the list takes the focus. */
  made?: number;
  /** Is being put right on this page. */
  editedId?: string | null;
  /** Takes what was written back into the form it comes from. */
  onEdit?: (intent: ListedIntent) => void;
}

/** Everything that waits until the shop can be reached, each to be taken back; and what could not come about, until it was read. */
export function LaterChanges({
  kind,
  isOfForm,
  made = 0,
  editedId = null,
  onEdit,
}: LaterChangesProps): ReactElement | null {
  const { t } = useLingui();
  const intents = useAtomValue(intentsAtom).filter(
    (intent) =>
      (kind === undefined || (intent.kind === kind && (isOfForm?.(intent) ?? true))) && intent.id !== editedId,
  );
  const isTryingAgain = useAtomValue(isTryingAgainAtom);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (made > 0) box.current?.focus();
  }, [made]);
  const waiting = intents.filter(({ problem }) => problem === null);
  return (
    <div ref={box} tabIndex={-1}>
      <Stack gap={3}>
        {intents.map(
          (intent) => intent.problem !== null && <FailedChange key={intent.id} intent={intent} onEdit={onEdit} />,
        )}
        {waiting.length > 0 && (
          <Notice tone="info" title={t`Vorgemerkt, bis der Shop wieder erreichbar ist`}>
            {isTryingAgain && <p>{t`Der Shop nimmt es gerade noch nicht an. Wir versuchen es von selbst wieder.`}</p>}
            {kind === undefined && <p>{t`Die Summen im Warenkorb zählen es noch nicht mit.`}</p>}
            <ul className={styles['list']} aria-label={t`Vorgemerkte Änderungen`}>
              {waiting.map((intent) => (
                <WaitingChange key={intent.id} intent={intent} onEdit={onEdit} />
              ))}
            </ul>
          </Notice>
        )}
      </Stack>
    </div>
  );
}

interface ChangeProps {
  intent: ListedIntent;
  onEdit: LaterChangesProps['onEdit'];
}

function WaitingChange({ intent, onEdit }: ChangeProps): ReactElement {
  const { t, i18n } = useLingui();
  const drop = useSetAtom(dropIntentAtom);
  const kind = useAtomValue(intentKindsAtom).get(intent.kind);
  const name = kind?.name(intent, i18n) ?? intent.subject;
  return (
    <li className={styles['change']}>
      <span>{kind?.words(intent, i18n) ?? name}</span>
      <Cluster gap={2}>
        <EditButton intent={intent} onEdit={onEdit} />
        <Button size="small" aria-label={t`${name}: Vormerkung zurücknehmen`} onClick={() => void drop(intent.id)}>
          {t`Zurücknehmen`}
        </Button>
      </Cluster>
    </li>
  );
}

function FailedChange({ intent, onEdit }: ChangeProps): ReactElement {
  const { t, i18n } = useLingui();
  const drop = useSetAtom(dropIntentAtom);
  const kind = useAtomValue(intentKindsAtom).get(intent.kind);
  const { subject } = intent;
  const problem = intentProblemOf(intent);
  const name = kind?.name(intent, i18n) ?? subject;
  const words = problem ? kind?.failed(intent, problem, i18n) : t`${name}: noch nicht wieder abgeschickt`;
  return (
    <Notice
      tone="warning"
      role="status"
      actions={
        <Cluster gap={2}>
          <EditButton intent={intent} onEdit={onEdit} />
          <Button size="small" onClick={() => void drop(intent.id)}>{t`Verstanden`}</Button>
        </Cluster>
      }
    >
      {words ?? subject}
    </Notice>
  );
}

function EditButton({ intent, onEdit }: ChangeProps): ReactElement | null {
  const { t, i18n } = useLingui();
  const kind = useAtomValue(intentKindsAtom).get(intent.kind);
  if (!onEdit) return null;
  const name = kind?.name(intent, i18n) ?? intent.subject;
  return (
    <Button size="small" aria-label={t`${name}: bearbeiten`} onClick={() => onEdit(intent)}>
      {t`Bearbeiten`}
    </Button>
  );
}
