import { useCallback, useEffect, useState } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useNeededSession } from '#platform/session/first-view.ts';
import { hasRefreshFailedAtom, sessionAtom } from '#platform/session/session-atoms.ts';
import { hasCode, hasStatus } from '#store-api/store-api-error.ts';
import { guestLinksAtom } from '../guest-links.ts';
import { openOrderAtom } from '../order-atoms.ts';

/**
 * How far somebody with the link to an order got. `asked`: a guest, who has to show more. `foreign`: the same, in the session of
 * a customer who has no such order. `account`: the order is that of an account. `unreachable`: the shop could not be asked.
 */
export type LinkState =
  | { readonly state: 'loading' | 'asked' | 'foreign' | 'account' | 'unreachable' }
  | { readonly state: 'open'; readonly orderId: string };

interface LinkedOrderVisit {
  readonly visit: LinkState;
  /** @throws {StoreApiError} for what the guest's form explains */
  readonly show: (shown: { email: string; zipcode: string }) => Promise<void>;
}

/** Opens an order by its link as soon as it is known whose session this is. */
export function useLinkedOrder(deepLinkCode: string): LinkedOrderVisit {
  useNeededSession();
  const hasSession = useAtomValue(sessionAtom) !== null;
  const hasFailed = useAtomValue(hasRefreshFailedAtom);
  const tryOpening = useOpening(deepLinkCode);
  const open = useSetAtom(openOrderAtom);
  const [visit, setVisit] = useState<LinkState>({ state: 'loading' });
  const isKnown = hasSession || hasFailed;
  useEffect(() => {
    if (!isKnown) return undefined;
    let isLeft = false;
    const openFirst = async (): Promise<void> => {
      const next = await tryOpening();
      if (!isLeft) setVisit(next);
    };
    void openFirst();
    return () => {
      isLeft = true;
    };
  }, [isKnown, tryOpening]);
  const show = async (shown: { email: string; zipcode: string }): Promise<void> => {
    try {
      const orderId = await open({ deepLinkCode, ...shown });
      if (orderId !== null) setVisit({ state: 'open', orderId });
    } catch (error) {
      if (!isOfAccount(error)) throw error;
      setVisit({ state: 'account' });
    }
  };
  return { visit, show };
}

/** In the session first, then with what was shown in this tab before. */
function useOpening(deepLinkCode: string): () => Promise<LinkState> {
  const open = useSetAtom(openOrderAtom);
  const kept = useAtomValue(guestLinksAtom).find((link) => link.deepLinkCode === deepLinkCode);
  const { email, zipcode } = kept ?? {};
  return useCallback(async () => {
    const own = await settle(open({ deepLinkCode }));
    if (own.state === 'open' || own.state === 'account') return own;
    if (email === undefined || zipcode === undefined) {
      // Without a network, what a guest took along opens by the same question.
      return own.state === 'unreachable' && (await (await bringTaken()).isTakenByLink(deepLinkCode))
        ? { state: 'asked' }
        : own;
    }
    const shown = await settle(open({ deepLinkCode, email, zipcode }));
    return shown.state === 'open' || shown.state === 'unreachable' ? shown : own;
  }, [open, deepLinkCode, email, zipcode]);
}

async function settle(opening: Promise<string | null>): Promise<LinkState> {
  try {
    const orderId = await opening;
    return orderId === null ? { state: 'foreign' } : { state: 'open', orderId };
  } catch (error) {
    if (isOfAccount(error)) return { state: 'account' };
    // Too many attempts of one address are told in the form, when there is one more.
    if (hasStatus(error, 400, 403, 404, 429)) return { state: 'asked' };
    console.error('The order could not be opened.', error);
    return { state: 'unreachable' };
  }
}

const isOfAccount = (error: unknown): boolean => hasCode(error, 'CHECKOUT__CUSTOMER_NOT_LOGGED_IN');

/** Comes when the shop does not answer. */
const bringTaken = () => import('./is-taken-by-link.ts');
