import { useEffect, useEffectEvent, useLayoutEffect, useState, type RefObject } from 'react';

interface ComboboxProps {
  field: RefObject<HTMLInputElement | null>;
  /** Ids of the options, in the order they are shown. */
  optionIds: readonly string[];
}

interface Combobox {
  isOpen: boolean;
  /** The option Enter follows. */
  activeId: string | undefined;
  close: () => void;
}

/**
 * Makes a text field that is already on the page the combobox of a list (ARIA Authoring Practices, list autocomplete with manual
 * selection): the focus stays in the field, arrows, Home and End move through the options, Enter follows the active one,
 * Escape and leaving the form close the list.
 */
export function useCombobox({ field, optionIds }: ComboboxProps): Combobox {
  const [isOpen, setIsOpen] = useState(false);
  const [activeId, setActiveId] = useState<string>();
  const active = activeId !== undefined && optionIds.includes(activeId) ? activeId : undefined;
  const isShown = isOpen && optionIds.length > 0;

  const onType = useEffectEvent(() => {
    setActiveId(undefined);
    setIsOpen(true);
  });
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.isComposing || event.ctrlKey || event.metaKey || event.altKey) return;
    const next = optionAfter(event.key, optionIds, active);
    if (next !== null) {
      event.preventDefault();
      setIsOpen(true);
      setActiveId(next);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      setIsOpen(false);
    } else if (event.key === 'Enter' && isShown && active !== undefined) {
      event.preventDefault();
      document.getElementById(active)?.click();
    }
  });
  useEffect(() => {
    const input = field.current;
    const form = input?.form;
    if (!input || !form) return;
    const listening = new AbortController();
    const { signal } = listening;
    if (document.activeElement === input) setIsOpen(true);
    input.addEventListener('input', () => onType(), { signal });
    input.addEventListener('focus', () => setIsOpen(true), { signal });
    input.addEventListener('keydown', (event) => onKey(event), { signal });
    form.addEventListener('focusout', (event) => leaves(form, event) && setIsOpen(false), { signal });
    return () => listening.abort();
  }, [field]);
  // In the moment the list appears, and not one later.
  useLayoutEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(isShown));
    if (isShown && active !== undefined) input?.setAttribute('aria-activedescendant', active);
    else input?.removeAttribute('aria-activedescendant');
  }, [field, isShown, active]);
  return { isOpen, activeId: active, close: () => setIsOpen(false) };
}

/** The option a key leads to; `undefined` is the field itself, `null` a key of another meaning. */
function optionAfter(key: string, ids: readonly string[], active: string | undefined): string | undefined | null {
  if (ids.length === 0) return null;
  const index = active === undefined ? -1 : ids.indexOf(active);
  if (key === 'ArrowDown') return ids[index + 1];
  if (key === 'ArrowUp') return index === -1 ? ids.at(-1) : ids[index - 1];
  if (active === undefined) return null;
  if (key === 'Home') return ids[0];
  return key === 'End' ? ids.at(-1) : null;
}

/** A click beside everything that can be focused takes the focus nowhere: `relatedTarget` is empty, and the list closes. */
function leaves(form: HTMLFormElement, { relatedTarget }: FocusEvent): boolean {
  return !(relatedTarget instanceof Node && form.contains(relatedTarget));
}
