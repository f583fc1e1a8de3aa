import { useEffect, useRef, useState, type MouseEvent, type ReactElement } from 'react';
import { Form, useLocation } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { buttonClass } from '#ui/actions/button-look.ts';
import { SearchIcon } from '#ui/icons/frame-icons.tsx';
import { ArrowLeftIcon } from '#ui/icons/direction-icons.tsx';
import { closeWhenLeft } from './close-when-left.ts';
import styles from './site-search.module.css';

const searchId = 'site-search';
const listId = 'site-search-list';

/**
 * A plain form to /search, so that it also works before the scripts have arrived and without them. On a phone it opens over the
 * page. What is suggested while typing is fetched when somebody goes to the field.
 */
export function SiteSearch(): ReactElement {
  const { t } = useLingui();
  const { pathname, search } = useLocation();
  const [isUsed, setIsUsed] = useState(false);
  const panel = useRef<HTMLDivElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const text = new URLSearchParams(search).get('search') ?? '';
  // Somebody may have been quicker than the scripts.
  useEffect(() => {
    if (document.activeElement === field.current) setIsUsed(true);
  }, []);
  // In the same breath as the touch: otherwise a phone shows no keyboard.
  const open = (event: MouseEvent): void => {
    event.preventDefault();
    panel.current?.showPopover();
    field.current?.focus();
  };
  const close = () => panel.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={searchId}
        className={buttonClass({ variant: 'quiet', shape: 'icon' }, styles['open'])}
        aria-label={t`Suche öffnen`}
        onClick={open}
      >
        <SearchIcon />
      </button>
      <div id={searchId} ref={panel} popover="auto" className={styles['panel']} onBlur={closeWhenLeft}>
        <button
          type="button"
          popoverTarget={searchId}
          popoverTargetAction="hide"
          className={buttonClass({ variant: 'quiet', shape: 'icon' }, styles['back'])}
          aria-label={t`Suche schließen`}
        >
          <ArrowLeftIcon />
        </button>
        <Form key={pathname + text} action="/search" role="search" className={styles['form']} onSubmit={close}>
          <input
            ref={field}
            type="search"
            name="search"
            role="combobox"
            aria-expanded="false"
            aria-controls={listId}
            aria-autocomplete="list"
            autoComplete="off"
            enterKeyHint="search"
            aria-label={t`Im Shop suchen`}
            placeholder={t`Suchen`}
            defaultValue={text}
            required
            onFocus={() => setIsUsed(true)}
            onInput={() => setIsUsed(true)}
          />
          <button
            type="submit"
            className={buttonClass({ variant: 'quiet', shape: 'icon' })}
            aria-label={t`Suche starten`}
          >
            <SearchIcon />
          </button>
          {isUsed && (
            <LatePart load={loadSuggestions} props={{ field, listId, onLeave: close }} areas={['suggestions']} />
          )}
        </Form>
      </div>
    </>
  );
}

const loadSuggestions = async () => (await import('#features/catalogue/search-suggestions.tsx')).SearchSuggestions;
