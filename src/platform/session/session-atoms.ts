import { atom } from 'jotai';
import type { SessionContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { ContextNotProvided, type SalesChannelTerms, type Shell } from './shell.ts';

/** Set once at start, before anything is rendered. */
export const shellAtom = atom<Shell | null>(null);

/**
 * The Store API for action atoms.
 * @throws ContextNotProvided before the start
 */
export const storeApiAtom = atom((get): StoreApi => {
  const shell = get(shellAtom);
  if (!shell) throw new ContextNotProvided('Shell');
  return shell.api;
});

/** The session as the shop last told it; null before the first answer. */
export const sessionAtom = atom<SessionContext | null>(null);

/** Loads the session anew. A failure is logged and leaves the last known session (specification §8). */
export const refreshSessionAtom = atom(null, async (get, set) => {
  try {
    const { getContext } = await import('#store-api/context.ts');
    set(sessionAtom, await getContext(get(storeApiAtom)));
  } catch (error) {
    console.error('The session could not be refreshed.', error);
  }
});

/** The terms of the session; before it is known, those for everybody. */
const termsAtom = atom((get): Pick<SalesChannelTerms, 'currency' | 'taxState'> => {
  const session = get(sessionAtom);
  if (session) return { currency: session.currency.isoCode, taxState: session.taxState };
  return get(shellAtom)?.terms ?? { currency: 'EUR', taxState: 'gross' };
});

/** ISO code of the session's currency. */
export const currencyAtom = atom((get) => get(termsAtom).currency);

/** Whether prices come without tax. */
export const isNetAtom = atom((get) => get(termsAtom).taxState === 'net');

export type SessionKind = 'anonymous' | 'guest' | 'customer';

/** Logged in = has id, active and not guest; a guest has ordered without an account (specification §4). */
export const sessionKindAtom = atom((get): SessionKind => {
  const customer = get(sessionAtom)?.customer;
  if (!customer) return 'anonymous';
  return customer.guest ? 'guest' : 'customer';
});
