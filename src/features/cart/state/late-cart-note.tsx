import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import { isKeptCartLateAtom } from './kept-cart.ts';

/** Says that the cart of the last visit cannot be read yet. Goes by itself. */
export function LateCartNote(): ReactElement | null {
  const { t } = useLingui();
  const isLate = useAtomValue(isKeptCartLateAtom);
  if (!isLate) return null;
  return (
    <Notice tone="warning" role="status" title={t`Der Speicher Ihres Browsers antwortet gerade langsam`}>
      <p>{t`Ihr Warenkorb erscheint von selbst, sobald der Speicher oder der Shop geantwortet hat. Es geht nichts verloren.`}</p>
      <p>{t`Meist hält ihn ein anderes Fenster dieser Website auf. Schließen Sie die anderen Fenster, dann geht es schneller weiter.`}</p>
    </Notice>
  );
}
