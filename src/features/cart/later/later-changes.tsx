import type { ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { dropIntentAtom, intentsAtom, type ListedIntent } from '#platform/intents/intent-atoms.ts';
import type { IntentProblem } from '#platform/intents/intent.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { cartIntentOf } from './cart-intents.ts';
import styles from './later-changes.module.css';

/** Everything that waits until the shop can be reached, each to be taken back; and what could not come about, until it was read. */
export function LaterChanges(): ReactElement | null {
  const { t } = useLingui();
  const intents = useAtomValue(intentsAtom);
  const waiting = intents.filter(({ problem }) => problem === null);
  return (
    <Stack gap={3}>
      {intents.map(
        (intent) =>
          intent.problem !== null && <FailedChange key={intent.id} intent={intent} problem={intent.problem} />,
      )}
      {waiting.length > 0 && (
        <Notice tone="info" title={t`Vorgemerkt, bis der Shop wieder erreichbar ist`}>
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
  const { t } = useLingui();
  const drop = useSetAtom(dropIntentAtom);
  const name = useName(intent);
  return (
    <li className={styles['change']}>
      <span>{useWords(intent, name)}</span>
      <Button size="small" aria-label={t`${name}: Vormerkung zurücknehmen`} onClick={() => void drop(intent.id)}>
        {t`Zurücknehmen`}
      </Button>
    </li>
  );
}

function FailedChange({ intent, problem }: { intent: ListedIntent; problem: IntentProblem }): ReactElement {
  const { t } = useLingui();
  const drop = useSetAtom(dropIntentAtom);
  const name = useName(intent);
  const said: Record<IntentProblem, string> = {
    gone: t`„${name}“ ist nicht mehr erhältlich. Was Sie vorgemerkt hatten, ging deshalb nicht.`,
    less: t`Von „${name}“ war nicht so viel zu haben, wie Sie vorgemerkt hatten. Im Warenkorb liegt, was möglich ist.`,
    refused: t`Was Sie für „${name}“ vorgemerkt hatten, hat der Shop nicht angenommen. Bitte versuchen Sie es noch einmal.`,
  };
  return (
    <Notice
      tone="warning"
      role="status"
      actions={<Button size="small" onClick={() => void drop(intent.id)}>{t`Verstanden`}</Button>}
    >
      {said[problem]}
    </Notice>
  );
}

function useName({ subject }: ListedIntent): string {
  const { t } = useLingui();
  return subject === '' ? t`Druckauftrag` : subject;
}

/** What will happen. */
function useWords(intent: ListedIntent, name: string): string {
  const { t } = useLingui();
  const wished = cartIntentOf(intent);
  if (wished?.kind === 'cart-add') {
    const { quantity } = wished.data;
    return t`„${name}“, Menge ${quantity}, kommt in den Warenkorb`;
  }
  if (wished?.kind === 'cart-quantity') {
    const { quantity } = wished.data;
    return t`„${name}“ bekommt die Menge ${quantity}`;
  }
  return t`„${name}“ wird aus dem Warenkorb genommen`;
}
