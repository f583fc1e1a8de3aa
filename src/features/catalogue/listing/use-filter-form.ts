import { useEffect, useRef, useState, type FocusEvent, type FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { listingSearch, readListingQuery } from '../listing-address.ts';

/**
 * Sends the choices of a filter form to the address: boxes at once, typed values when they are complete (Enter, or
 * leaving the field).
 *
 * @param current the address parameters the page shows now
 * @param text what was searched for, kept in the address
 */
export function useFilterForm(current: string, text: string | null) {
  const navigate = useNavigate();
  const sent = useRef(current);
  const [version, setVersion] = useState(0);

  useEffect(() => {
    if (current === sent.current) return;
    // Changed elsewhere, by a chip or the back button: the form starts anew. After its own changes it must not, the
    // focus would be lost.
    sent.current = current;
    setVersion((count) => count + 1);
  }, [current]);

  const apply = (form: HTMLFormElement): void => {
    const search = listingSearch(readListingQuery(new URLSearchParams(textEntries(form))), text);
    if (search === sent.current) return;
    sent.current = search;
    void navigate({ search }, { preventScrollReset: true });
  };

  return {
    version,
    handlers: {
      onChange: ({ currentTarget, target }: FormEvent<HTMLFormElement>) => {
        if (!isTyped(target)) apply(currentTarget);
      },
      onBlur: ({ currentTarget, target }: FocusEvent<HTMLFormElement>) => {
        if (isTyped(target)) apply(currentTarget);
      },
      onSubmit: (event: FormEvent<HTMLFormElement>) => {
        event.preventDefault();
        apply(event.currentTarget);
      },
    },
  };
}

function isTyped(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** There are no files in such a form. */
function textEntries(form: HTMLFormElement): [string, string][] {
  return [...new FormData(form)].flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : []));
}
