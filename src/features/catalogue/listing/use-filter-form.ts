import { useState, type FocusEvent, type FormEvent } from 'react';
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
  const [shown, setShown] = useState(current);
  const [sent, setSent] = useState(current);
  const [version, setVersion] = useState(0);

  if (current !== shown) {
    setShown(current);
    // Changed elsewhere, by a chip or the back button: the form starts anew. After its own changes it must not, the
    // focus would be lost.
    if (current !== sent) {
      setSent(current);
      setVersion(version + 1);
    }
  }

  const apply = (form: HTMLFormElement): void => {
    const search = listingSearch(readListingQuery(new URLSearchParams(textEntries(form))), text);
    if (search === sent) return;
    setSent(search);
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
