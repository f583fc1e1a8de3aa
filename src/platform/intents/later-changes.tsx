import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { isTryingAgainAtom } from './follow-intents.ts';
import { dropIntentAtom, intentsAtom, type ListedIntent } from './intent-atoms.ts';
import { intentKindsAtom } from './intent-kinds.ts';
import type { IntentProblem } from './intent.ts';
import styles from './later-changes.module.css';

interface LaterChangesProps {
  /** Only those of one kind: where they were made. */
  kind?: string;
}

/** Everything that waits until the shop can be reached, each to be taken back; and what could not come about, until it was read. */
export function LaterChanges({ kind }: LaterChangesProps): ReactElement | null {
  const { t } = useLingui();
  const intents = useAtomValue(intentsAtom).filter((intent) => kind === undefined || intent.kind === kind);
  const isTryingAgain = useAtomValue(isTryingAgainAtom);
  const waiting = intents.filter(({ problem }) => problem === null);
  return (
    <Stack gap={3}>
      {intents.map(
        (intent) =>
          intent.problem !== null && <FailedChange key={intent.id} intent={intent} problem={intent.problem} />,
      )}
      {waiting.length > 0 && (
        <Notice tone="info" title={t`Vorgemerkt, bis der Shop wieder erreichbar ist`}>
          {isTryingAgain && <p>{t`Der Shop nimmt es gerade noch nicht an. Wir versuchen es von selbst wieder.`}</p>}
          <ul className={styles['list']} aria-label={t`Vorgemerkte Änderungen`}>
            {waiting.map((intent) => (
              <WaitingChange key={intent.id} intent={intent} />
            ))}
          </ul>
        </Notice>
      )}
    </Stack>
  );
}

function WaitingChange({ intent }: { intent: ListedIntent }): ReactElement {
  const { t, i18n } = useLingui();
  const drop = useSetAtom(dropIntentAtom);
  const kind = useAtomValue(intentKindsAtom).get(intent.kind);
  const name = kind?.name(intent, i18n) ?? intent.subject;
  return (
    <li className={styles['change']}>
      <span>{kind?.words(intent, i18n) ?? name}</span>
      <Button size="small" aria-label={t`${name}: Vormerkung zurücknehmen`} onClick={() => void drop(intent.id)}>
        {t`Zurücknehmen`}
      </Button>
    </li>
  );
}

function FailedChange({ intent, problem }: { intent: ListedIntent; problem: IntentProblem }): ReactElement {
  const { t, i18n } = useLingui();
  const drop = useSetAtom(dropIntentAtom);
  const kind = useAtomValue(intentKindsAtom).get(intent.kind);
  return (
    <Notice
      tone="warning"
      role="status"
      actions={<Button size="small" onClick={() => void drop(intent.id)}>{t`Verstanden`}</Button>}
    >
      {kind?.failed(intent, problem, i18n) ?? intent.subject}
    </Notice>
  );
}
