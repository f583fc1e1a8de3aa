import { useState, type ReactElement } from 'react';
import { createPortal } from 'react-dom';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { nameOfRegion } from '#platform/i18n/name-of-region.ts';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { currencyAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import { useShell, type TermsChoices } from '#platform/session/shell.ts';
import styles from './terms-entry.module.css';

interface TermsEntryProps {
  place: HTMLElement;
  choices: TermsChoices;
}

/** Says in the footer what holds now. What is chosen from comes when somebody is about to choose, and stands beside the page: a dialog is no part of a landmark. */
export function TermsEntry({ place, choices }: TermsEntryProps): ReactElement {
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

const loadChooser = async () => (await import('./terms-chooser.tsx')).TermsChooser;

/** "PLN, Polska": what holds now, or with the first thing that needs a session. */
function usePresentTerms(): string {
  const { i18n } = useLingui();
  const { terms } = useShell();
  const currency = useAtomValue(currencyAtom);
  const iso = useAtomValue(sessionAtom)?.shippingCountryIso || terms?.country?.iso;
  if (!iso) return currency;
  const { iso: known, name } = terms?.country ?? {};
  return `${currency}, ${iso === known && name ? name : nameOfRegion(iso, i18n.locale)}`;
}
