import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { orderRefusalAtom } from '../order-refusal-atom.ts';

/** Why nothing was ordered, where the form that says it otherwise is not there (any more). */
export function OrderRefusal(): ReactElement | null {
  const { i18n } = useLingui();
  const refusal = useAtomValue(orderRefusalAtom);
  if (!refusal) return null;
  return (
    <Notice tone="danger" role="alert">
      {i18n._(refusal)}
    </Notice>
  );
}
