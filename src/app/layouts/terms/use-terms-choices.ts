import { useEffect, useState } from 'react';
import { useShell, type TermsChoices } from '#platform/session/shell.ts';

/** What there is to choose; where no server has looked it up the shop is asked. Undefined: not known. */
export function useTermsChoices(): TermsChoices | undefined {
  const { api, terms: { choices } = {} } = useShell();
  const [asked, setAsked] = useState<TermsChoices>();
  useEffect(() => {
    if (choices) return;
    const ask = async (): Promise<void> => {
      const { choicesAmong, loadTermsOffer } = await import('../../session/terms-offer.ts');
      setAsked(choicesAmong(await loadTermsOffer(api)));
    };
    ask().catch((error: unknown) => console.warn('Nobody knows whether there is a currency to choose.', error));
  }, [api, choices]);
  return choices ?? asked;
}
