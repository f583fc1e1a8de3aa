import { useSetAtom } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import type { Consent } from '#platform/consent/consent.ts';
import { chooseConsentAtom } from '#platform/consent/consent-atoms.ts';
import { notifyAtom } from '#platform/notifications/notification-atoms.ts';

/** Keeps a choice, and says what became of it. */
export function useChooseConsent(): (consent: Consent) => Promise<void> {
  const { t } = useLingui();
  const choose = useSetAtom(chooseConsentAtom);
  const notify = useSetAtom(notifyAtom);
  return async (consent) => {
    try {
      await choose(consent);
      notify({ type: 'success', message: t`Ihre Wahl ist gespeichert.` });
    } catch (error) {
      console.error('The choice about cookies could not be kept.', error);
      notify({
        type: 'warning',
        message: t`Ihr Browser konnte die Wahl nicht speichern. Sie gilt, bis Sie den Shop schließen.`,
      });
    }
  };
}
