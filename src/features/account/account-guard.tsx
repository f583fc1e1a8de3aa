import { useEffect, useState, type ReactElement, type ReactNode } from 'react';
import { useAtomValue, useSetAtom } from 'jotai';
import { useLocation, useNavigate } from 'react-router';
import { useLingui } from '@lingui/react/macro';
import { useNeededSession } from '#platform/session/first-view.ts';
import {
  hasRefreshFailedAtom,
  refreshSessionAtom,
  sessionKindAtom,
  userAtom,
} from '#platform/session/session-atoms.ts';
import { departuresAtom } from '#platform/session/session-tabs.ts';
import type { Customer } from '#store-api/schemas/customer.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { SessionEnded } from './log-in/session-ended.tsx';
import { loginAddress } from './return-address.ts';

interface AccountGuardProps {
  children: (customer: Customer) => ReactNode;
}

/**
 * Shows what is a customer's own. Who is not logged in goes to the login page and comes back. When a session ends while the
 * page is in use, the page stays with everything typed, and asks for the password over it. The server renders its frame only.
 */
export function AccountGuard({ children }: AccountGuardProps): ReactElement {
  const entry = useEntry();
  const { pathname, search, hash } = useLocation();
  const navigate = useNavigate();
  const isShut = entry.state === 'shut';
  useEffect(() => {
    if (isShut) void navigate(loginAddress(pathname + search + hash), { replace: true });
  }, [isShut, navigate, pathname, search, hash]);
  if (entry.state === 'unreachable') return <ShopUnreachable />;
  if (!('customer' in entry)) return <Skeleton blockSize="max(24rem, 60svh)" />;
  const { customer } = entry;
  return (
    <>
      <div key={customer.id}>{children(customer)}</div>
      {entry.state === 'ended' && <SessionEnded email={customer.email} />}
    </>
  );
}

type Entry =
  | { readonly state: 'asking' | 'shut' | 'unreachable' }
  | { readonly state: 'open' | 'ended'; readonly customer: Customer };

function useEntry(): Entry {
  useNeededSession();
  const user = useAtomValue(userAtom);
  const kind = useAtomValue(sessionKindAtom);
  const hasFailed = useAtomValue(hasRefreshFailedAtom);
  const departures = useAtomValue(departuresAtom);
  /** Who was shown here last, and after how many departures. */
  const [shown, setShown] = useState<{ customer: Customer; departures: number }>();
  const customer = user && kind === 'customer' ? user : undefined;
  useEffect(() => {
    if (customer) setShown({ customer, departures });
  }, [customer, departures]);
  if (customer) return { state: 'open', customer };
  const before = shown?.departures === departures ? shown.customer : undefined;
  // Without an answer nobody knows better than before.
  if (user === undefined && before) return { state: 'open', customer: before };
  if (user === undefined) return { state: hasFailed ? 'unreachable' : 'asking' };
  return before ? { state: 'ended', customer: before } : { state: 'shut' };
}

function ShopUnreachable(): ReactElement {
  const { t } = useLingui();
  const refresh = useSetAtom(refreshSessionAtom);
  return (
    <Notice
      tone="warning"
      role="status"
      title={t`Der Shop ist gerade nicht zu erreichen`}
      actions={<Button onClick={() => void refresh()}>{t`Noch einmal versuchen`}</Button>}
    >
      {t`Ihr Konto sehen Sie hier, sobald die Verbindung wieder da ist.`}
    </Notice>
  );
}
