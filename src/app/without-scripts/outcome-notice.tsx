import type { ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import { Notice } from '#ui/feedback/notice.tsx';
import type { CartOutcome } from './cart-changes.ts';

const tones = {
  added: 'success',
  changed: 'success',
  removed: 'success',
  corrected: 'warning',
  full: 'warning',
  gone: 'warning',
  away: 'danger',
  failed: 'danger',
} as const;

/** What came of the form that was sent last. */
export function OutcomeNotice({ outcome }: { outcome: CartOutcome }): ReactElement {
  const { t } = useLingui();
  const texts: Record<CartOutcome, string> = {
    added: t`Der Artikel liegt im Warenkorb.`,
    changed: t`Die Menge ist geändert.`,
    removed: t`Der Artikel wurde entfernt.`,
    corrected: t`Der Warenkorb wurde geändert, aber nicht ganz wie gewünscht: Den Artikel gibt es nur in bestimmten Mengen, oder es sind weniger vorrätig.`,
    full: t`Der Warenkorb ist voll. Bitte bestellen Sie zuerst, was darin liegt.`,
    gone: t`Der Artikel lag nicht mehr im Warenkorb.`,
    away: t`Wir erreichen den Shop gerade nicht. Bitte sehen Sie nach, was im Warenkorb liegt, und versuchen Sie es dann noch einmal.`,
    failed: t`Das hat nicht geklappt. Bitte versuchen Sie es noch einmal.`,
  };
  return (
    <Notice tone={tones[outcome]} role="status">
      {texts[outcome]}
    </Notice>
  );
}
