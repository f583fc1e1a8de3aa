import { useEffect, useState, type ReactElement } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import type { CartError } from '#store-api/schemas/cart.ts';
import { Notice } from '#ui/feedback/notice.tsx';
import { Stack } from '#ui/layout/stack.tsx';
import { cartRefusalAtom } from './cart-action.ts';
import { cartAnswersAtom } from './cart-atoms.ts';
import { takeCartErrorsAtom } from './state/cart-error-atoms.ts';
import { waitingCountAtom } from '#platform/connectivity/connectivity-atom.ts';

/** What the shop corrected or refused, and what waits for it. Stays until the shop has calculated the cart again. */
export function CartNotices(): ReactElement | null {
  const { i18n } = useLingui();
  const errors = useTakenErrors();
  const refusal = useAtomValue(cartRefusalAtom);
  const isWaiting = useAtomValue(waitingCountAtom) > 0;
  if (errors.length === 0 && !refusal && !isWaiting) return null;
  return (
    <Stack gap={3}>
      {isWaiting && <LatePart load={loadLaterChanges} props={{}} areas={['offline']} />}
      {refusal && (
        <Notice tone="danger" role="alert">
          {i18n._(refusal)}
        </Notice>
      )}
      {errors.length > 0 && <LatePart load={loadCorrections} props={{ errors }} />}
    </Stack>
  );
}

const loadCorrections = async () => (await import('./state/cart-corrections.tsx')).CartCorrections;

const loadLaterChanges = async () => (await import('#platform/intents/later-changes.tsx')).LaterChanges;

function useTakenErrors(): readonly CartError[] {
  const answers = useAtomValue(cartAnswersAtom);
  const take = useSetAtom(takeCartErrorsAtom);
  const [errors, setErrors] = useState<readonly CartError[]>([]);
  useEffect(() => {
    if (answers > 0) setErrors(take());
  }, [answers, take]);
  return errors;
}
