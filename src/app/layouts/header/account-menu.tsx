import { useId, useRef, useState, type KeyboardEvent, type ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { userAtom } from '#platform/session/session-atoms.ts';
import { buttonClass } from '#ui/actions/button-look.ts';
import { AccountIcon } from '#ui/icons/frame-icons.tsx';
import { PageLink } from '#ui/navigation/page-link.tsx';
import { closeWhenLeft } from './close-when-left.ts';
import styles from './account-menu.module.css';
import { useAccountPlaces } from '../account/account-places.ts';
import { itemAhead } from './menu-keys.ts';
import { useLogOut } from '../account/use-log-out.ts';

/** Who is logged in, the pages of the account and the way out: a button with a menu (WAI-ARIA, menu button pattern). */
export function AccountMenu(): ReactElement {
  const { t } = useLingui();
  const places = useAccountPlaces();
  const { ask } = useLogOut();
  const user = useAtomValue(userAtom);
  const id = useId();
  const menu = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const name = `${user?.firstName ?? ''} ${user?.lastName ?? ''}`.trim();
  const label = t`Konto von ${name}`;
  const items = (): HTMLElement[] => [...(menu.current?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? [])];
  const move = (event: KeyboardEvent): void => {
    if (event.key === 'Tab') menu.current?.hidePopover();
    const next = itemAhead(items(), event.key);
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  const openByArrow = (event: KeyboardEvent): void => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    menu.current?.showPopover();
    items()
      .at(event.key === 'ArrowDown' ? 0 : -1)
      ?.focus();
  };
  const close = (): void => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        popoverTarget={id}
        className={buttonClass({ variant: 'quiet', shape: 'icon' })}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-label={label}
        title={label}
        onKeyDown={openByArrow}
      >
        <AccountSign name={user?.firstName} />
      </button>
      <div
        id={id}
        ref={menu}
        popover="auto"
        role="menu"
        tabIndex={-1}
        aria-label={label}
        className={styles['menu']}
        onBlur={closeWhenLeft}
        onKeyDown={move}
        onToggle={({ newState }) => {
          setIsOpen(newState === 'open');
          if (newState === 'open' && !menu.current?.contains(document.activeElement)) items()[0]?.focus();
        }}
      >
        <p className={styles['name']} role="presentation">
          {name}
        </p>
        {places.map((place) => (
          <PageLink key={place.to} to={place.to} role="menuitem" tabIndex={-1} onClick={close}>
            {place.name}
          </PageLink>
        ))}
        <button
          type="button"
          role="menuitem"
          tabIndex={-1}
          onClick={() => {
            close();
            void ask();
          }}
        >
          {t`Abmelden`}
        </button>
      </div>
    </>
  );
}

/** Of an account somebody is logged in to. */
function AccountSign({ name }: { name: string | undefined }): ReactElement {
  return (
    <>
      <AccountIcon />
      <span className={styles['mark']} aria-hidden="true" />
      <span className={styles['who']}>{name}</span>
    </>
  );
}
