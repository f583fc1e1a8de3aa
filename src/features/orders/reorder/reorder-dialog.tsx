import { useState, type ReactElement } from 'react';
import type { MessageDescriptor } from '@lingui/core';
import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { shopRefusalText } from '#features/cart/shop-refusal-text.ts';
import type { Order } from '#store-api/schemas/order.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { Dialog } from '#ui/overlay/dialog.tsx';
import { reorderArticles, type ReorderArticle } from './plan-reorder.ts';
import { reorderAtom } from './reorder-atom.ts';
import { ReorderItems } from './reorder-items.tsx';

/** What is to be ordered again, and how often. */
export function ReorderDialog({ order, onClose }: { order: Order; onClose: () => void }): ReactElement {
  const { t } = useLingui();
  const [articles] = useState(() => reorderArticles(order));
  const { state, problem, isBusy, send, setState } = useReorder(articles);
  const { wishes, isConfirmed, outcome } = state;
  const isPrinted = articles.some((article) => article.isPrinted && article.items.some(({ key }) => wishes.get(key)));
  return (
    <Dialog
      open
      onClose={onClose}
      title={t`Erneut bestellen`}
      closeLabel={t`Schließen`}
      actions={
        outcome?.isAnythingThere ? (
          <ButtonLink to="/checkout/cart">{t`Zum Warenkorb`}</ButtonLink>
        ) : (
          <Button variant="primary" busy={isBusy} onClick={() => void send(isPrinted)}>
            {t`In den Warenkorb`}
          </Button>
        )
      }
    >
      <Stack gap={4}>
        {!outcome?.isAnythingThere && (
          <>
            <p>{t`Wählen Sie, was Sie noch einmal brauchen und wie oft. Es gelten die heutigen Preise.`}</p>
            <ReorderItems
              articles={articles}
              wishes={wishes}
              onWish={(key, quantity) => setState({ ...state, wishes: new Map([...wishes, [key, quantity]]) })}
            />
            {isPrinted && (
              <Checkbox
                label={t`Was ich damals zu den Rechten an diesen Noten bestätigt habe, gilt auch für diesen Druck.`}
                checked={isConfirmed}
                onChange={({ target }) => setState({ ...state, isConfirmed: target.checked })}
              />
            )}
          </>
        )}
        <Outcome outcome={outcome} problem={problem} />
      </Stack>
    </Dialog>
  );
}

interface ReorderState {
  readonly wishes: ReadonlyMap<string, number>;
  readonly isConfirmed: boolean;
  readonly outcome: { readonly isAnythingThere: boolean; readonly gone: readonly string[] } | undefined;
}

function Outcome({ outcome, problem }: Pick<ReorderState, 'outcome'> & { problem: string | undefined }) {
  const { t } = useLingui();
  const names = outcome?.gone.join(', ');
  return (
    <>
      {problem && (
        <div ref={bringIntoView}>
          <Notice tone="danger" role="alert">
            {problem}
          </Notice>
        </div>
      )}
      {outcome?.isAnythingThere && <Notice tone="success" role="status">{t`Liegt im Warenkorb.`}</Notice>}
      {names && <Notice tone="warning" role="alert">{t`Das gibt es nicht mehr: ${names}`}</Notice>}
    </>
  );
}

/** On a phone what comes last in a dialog lies below its edge. */
function bringIntoView(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: 'nearest' });
}

function useReorder(articles: readonly ReorderArticle[]) {
  const { t, i18n } = useLingui();
  const reorder = useSetAtom(reorderAtom);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [state, setState] = useState<ReorderState>(() => ({
    wishes: new Map(articles.flatMap(({ items }) => items.map(({ key, quantity }) => [key, quantity]))),
    isConfirmed: false,
    outcome: undefined,
  }));
  const send = async (isPrinted: boolean): Promise<void> => {
    const { wishes, isConfirmed } = state;
    if ([...wishes.values()].every((quantity) => quantity === 0)) {
      setProblem(t`Bitte wählen Sie, wie viel Sie noch einmal brauchen.`);
      return;
    }
    if (isPrinted && !isConfirmed) {
      setProblem(t`Ohne diese Bestätigung dürfen wir nicht drucken.`);
      return;
    }
    setProblem(undefined);
    setBusy(true);
    try {
      const outcome = await reorder({ articles, wishes, now: new Date() });
      setState({ ...state, outcome });
    } catch (error) {
      console.error('The order could not be put into the cart again.', error);
      const text: MessageDescriptor = shopRefusalText(error);
      setProblem(i18n._(text));
    }
    setBusy(false);
  };
  return { state, setState, problem, isBusy, send };
}
