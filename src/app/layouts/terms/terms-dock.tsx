import { useEffect, useState, type ReactElement } from 'react';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { useTermsChoices } from './use-terms-choices.ts';

/** The way to another currency or country of delivery, in the footer of every page; none where there is nothing to choose. */
export function TermsDock(): ReactElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // In the footer of the same frame, which is in the document by now. An atom would weigh on every first view.
  useEffect(() => setPlace(document.getElementById('terms')), []);
  const choices = useTermsChoices();
  if (!place || !choices || !(choices.currency || choices.country)) return null;
  return <LatePart areas={['consent']} load={loadEntry} props={{ place, choices }} />;
}

const loadEntry = async () => (await import('./terms-entry.tsx')).TermsEntry;
