import { useLingui } from '@lingui/react/macro';
import type { ChoosableCategory } from '#platform/consent/consent.ts';

interface CategoryWords {
  readonly name: string;
  /** What it allows. */
  readonly use: string;
}

/** The categories in words, the same where it is asked and where it is set. */
export function useCategoryWords(): Readonly<Record<ChoosableCategory, CategoryWords>> {
  const { t } = useLingui();
  return {
    functional: {
      name: t`Funktional`,
      use: t`Videos anderer Seiten spielen auf Knopfdruck im Shop, ohne dass Sie bei jedem gefragt werden.`,
    },
    statistic: {
      name: t`Statistik`,
      use: t`Wir zählen selbst, welche Seiten gelesen werden, um den Shop zu verbessern.`,
    },
    marketing: { name: t`Marketing`, use: t`Werbung, die zu Ihnen passt.` },
    unclassified: { name: t`Nicht eingeordnet`, use: t`Was noch keinem Zweck zugeordnet ist.` },
  };
}
