import { useEffect, useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { currencyAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import { useShell, type TermsChoices } from '#platform/session/shell.ts';
import styles from './terms-dock.module.css';
import { useTermsChoices } from './use-terms-choices.ts';

const loadChooser = async () => (await import('./terms-chooser.tsx')).TermsChooser;

/** Drawn with its texts: those of the frame come with every first view. */
const loadEntry = async () => TermsEntry;

/** The way to another currency or country of delivery, in the footer of every page; none where there is nothing to choose. */
export function TermsDock(): ReactElement | null {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  // In the footer of the same frame, which is in the document by now. An atom would weigh on every first view.
  useEffect(() => setPlace(document.getElementById('terms')), []);
  const choices = useTermsChoices();
  if (!place || !choices || !(choices.currency || choices.country)) return null;
  return <LatePart areas={['consent']} load={loadEntry} props={{ place, choices }} />;
}

interface TermsEntryProps {
  place: HTMLElement;
  choices: TermsChoices;
}

/** Says in the footer what holds now. What is chosen from comes when somebody is about to choose, and stands beside the page: a dialog is no part of a landmark. */
function TermsEntry({ place, choices }: TermsEntryProps): ReactElement {
  const { t } = useLingui();
  const title = t`Währung und Lieferland`;
  const present = usePresentTerms();
  const [isWanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);
  const [onClose] = useState(() => () => setOpen(false));
  const want = (): void => setWanted(true);
  const press = (): void => {
    want();
    setOpen(true);
  };
  return (
    <>
      {createPortal(
        <button
          type="button"
          className={styles['button']}
          aria-haspopup="dialog"
          onPointerEnter={want}
          onFocus={want}
          onClick={press}
        >
          <span className={styles['title']}>{title}</span> <span className={styles['terms']}>{present}</span>
        </button>,
        place,
      )}
      {isWanted && <LatePart load={loadChooser} props={{ open, onClose, title, choices }} />}
    </>
  );
}

/** "PLN, Polska": what holds now, or with the first thing that needs a session. */
function usePresentTerms(): string {
  const { i18n } = useLingui();
  const { terms } = useShell();
  const currency = useAtomValue(currencyAtom);
  const iso = useAtomValue(sessionAtom)?.shippingCountryIso || terms?.country?.iso;
  return iso ? `${currency}, ${new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(iso)}` : currency;
}
