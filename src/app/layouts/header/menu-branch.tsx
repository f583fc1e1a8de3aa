import { useEffect, useRef, useState, type PointerEvent, type ReactElement } from 'react';
import { useLingui } from '@lingui/react/macro';
import type { NavigationItem } from '#store-api/catalogue/navigation.ts';
import { buttonClass } from '#ui/actions/button-look.ts';
import { ChevronDownIcon, ChevronLeftIcon } from '#ui/icons/direction-icons.tsx';
import { NavigationLink } from '../navigation-link.tsx';
import { closeWhenLeft } from './close-when-left.ts';
import styles from './main-menu.module.css';

/** An entry of the menu; its second level is disclosed by the button beside it, or by resting on it with a mouse. */
export function MenuBranch({ item }: { item: NavigationItem }): ReactElement {
  const { t } = useLingui();
  const [isOpen, setIsOpen] = useState(false);
  const flyout = useRef<HTMLDivElement>(null);
  const hovering = useRef<AbortController>(undefined);
  useEffect(() => () => hovering.current?.abort(), []);
  // What a touch screen never needs is fetched when a mouse first comes by.
  const watchPointer = async ({ pointerType, currentTarget }: PointerEvent<HTMLElement>): Promise<void> => {
    if (pointerType !== 'mouse' || hovering.current) return;
    hovering.current = new AbortController();
    const { signal } = hovering.current;
    const { openOnHover } = await import('./open-on-hover.ts');
    if (flyout.current && !signal.aborted) openOnHover(currentTarget, flyout.current, signal);
  };
  const { id, name, children } = item;
  const flyoutId = `menu-${id}`;
  if (children.length === 0) {
    return (
      <li>
        <NavigationLink item={item} />
      </li>
    );
  }
  return (
    <li className={styles['branch']} onPointerEnter={(event) => void watchPointer(event)}>
      <NavigationLink item={item} />
      <button
        type="button"
        popoverTarget={flyoutId}
        className={buttonClass({ variant: 'quiet', shape: 'icon' })}
        aria-expanded={isOpen}
        aria-label={t`Mehr unter „${name}“`}
      >
        <ChevronDownIcon />
      </button>
      <div
        id={flyoutId}
        popover="auto"
        className={styles['flyout']}
        ref={flyout}
        onBlur={closeWhenLeft}
        onToggle={({ newState }) => setIsOpen(newState === 'open')}
      >
        <div className={styles['head']}>
          <button
            type="button"
            popoverTarget={flyoutId}
            popoverTargetAction="hide"
            className={buttonClass({ variant: 'quiet', shape: 'icon' })}
            aria-label={t`Zurück zum Menü`}
          >
            <ChevronLeftIcon />
          </button>
          <span>{name}</span>
        </div>
        <ul>
          {children.map((child) => (
            <li key={child.id}>
              <NavigationLink item={child} />
            </li>
          ))}
        </ul>
      </div>
    </li>
  );
}
