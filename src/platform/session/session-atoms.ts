import { atom } from 'jotai';
import type { SessionContext } from '#store-api/context.ts';
import type { StoreApi } from '#store-api/store-api.ts';
import { isEverybodysInsteadAtom } from '../connectivity/kept-since-atom.ts';
import { createQuestions } from '../connectivity/questions.ts';
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

/** Whether the last refresh failed: then nobody can say who this is. */
export const hasRefreshFailedAtom = atom(false);

/** Somebody the shop knows. */
export type User = NonNullable<SessionContext['customer']>;

/** Whose session this is, registered or guest; null: nobody's; undefined: not known, as after a failed refresh (specification §8). */
export const userAtom = atom((get) => (get(hasRefreshFailedAtom) ? undefined : get(sessionAtom)?.customer));

/** Begins a refresh. */
const questionsAtom = atom(createQuestions);

/** Loads the session anew. A failure is logged, leaves what was known of the terms, and makes the user unknown (specification §8). */
export const refreshSessionAtom = atom(null, async (get, set) => {
  const { isOutdated, settle } = get(questionsAtom)();
  try {
    const { getContext } = await import('#store-api/context.ts');
    const session = await getContext(get(storeApiAtom));
    if (isOutdated()) return;
    settle();
    set(hasRefreshFailedAtom, false);
    set(sessionAtom, session);
  } catch (error) {
    console.error('The session could not be refreshed.', error);
    if (!isOutdated()) set(hasRefreshFailedAtom, true);
  }
});

type Terms = Pick<SalesChannelTerms, 'currency' | 'taxState'>;

/** The terms for everybody, which servers render. */
export const everybodysTermsAtom = atom(
  (get): Terms => get(shellAtom)?.terms ?? { currency: 'EUR', taxState: 'gross' },
);

/** The terms of the session; before it is known, those for everybody. */
const termsAtom = atom((get): Terms => {
  const session = get(sessionAtom);
  return session ? { currency: session.currency.isoCode, taxState: session.taxState } : get(everybodysTermsAtom);
});

/** ISO code of the session's currency. */
export const currencyAtom = atom((get) => get(termsAtom).currency);

/** The same, where it is known: on a page that no server has rendered it is not, before the session is. */
export const knownCurrencyAtom = atom(
  (get): string | undefined => get(sessionAtom)?.currency.isoCode ?? get(shellAtom)?.terms?.currency,
);

/**
 * Whether prices hold the tax (`gross`), it is added (`net`), or none is charged (`tax-free`: a Shopware for deliveries to
 * countries it exempts, Switzerland as it is installed).
 */
export const taxStateAtom = atom((get) => get(termsAtom).taxState);

/** The same of the page on show, which may be what everybody is shown where the shop does not say what this session is. */
export const pageTaxStateAtom = atom((get) =>
  get(isEverybodysInsteadAtom) ? get(everybodysTermsAtom).taxState : get(taxStateAtom),
);

export type SessionKind = 'anonymous' | 'guest' | 'customer';

/**
 * Logged in = has id, active and not guest; a guest has ordered without an account (specification §4). A customer who is
 * not active, or not known any more, is nobody.
 */
export const sessionKindAtom = atom((get): SessionKind => kindOf(get(userAtom)));

/** The same as the shop last told it, also where it cannot be asked now; undefined: it has not told it yet. */
export const lastSessionKindAtom = atom((get): SessionKind | undefined => {
  const session = get(sessionAtom);
  return session ? kindOf(session.customer) : undefined;
});

function kindOf(user: User | null | undefined): SessionKind {
  if (!user) return 'anonymous';
  if (user.guest) return 'guest';
  return user.active && user.id !== '' ? 'customer' : 'anonymous';
}

/** Id of the customer who is logged in; undefined: nobody is, or it is not known yet. */
export const loggedInIdAtom = atom((get): string | undefined =>
  get(sessionKindAtom) === 'customer' ? get(userAtom)?.id : undefined,
);
