import { useEffect, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { useIsHydrated } from '../session/first-view.ts';

/** A value of the link by name; an empty text for what the address lacks. */
export type LinkParameters = (name: string) => string;

/**
 * What a mail's link carries, read once and taken out of the address: neither the history nor the next page is to have it.
 * Null on the server and at hydration: pages are rendered without it.
 */
export function useLinkParameters(names: readonly string[]): LinkParameters | null {
  const isHydrated = useIsHydrated();
  const navigate = useNavigate();
  const [parameters] = useSearchParams();
  const [values] = useState(() => new Map(names.map((name) => [name, parameters.get(name) ?? ''])));
  const isCarried = names.some((name) => parameters.has(name));
  useEffect(() => {
    if (isCarried) void navigate({ search: '' }, { replace: true, preventScrollReset: true });
  }, [isCarried, navigate]);
  return isHydrated ? (name) => values.get(name) ?? '' : null;
}
