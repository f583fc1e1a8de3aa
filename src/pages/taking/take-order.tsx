import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { orderPath } from '#features/orders/order-path.ts';
import { isLinkShownAtom } from '#features/orders/guest-links.ts';
import { linkOrCustomer } from '#features/taken/whose-taking.ts';
import { localisedPath } from '#platform/configuration/locales.ts';
import { loggedInIdAtom, userAtom } from '#platform/session/session-atoms.ts';
import { useShell } from '#platform/session/shell.ts';
import { TakeThisHere } from './take-this-here.tsx';

/** Takes along the order of the page; a customer's for that customer, a guest's by the link for whoever shows the same again. */
export function TakeOrder({
  deepLinkCode,
  orderNumber,
}: {
  deepLinkCode: string;
  orderNumber: string;
}): ReactElement | null {
  const { locale } = useShell();
  const isByLink = useAtomValue(isLinkShownAtom)(deepLinkCode);
  const loggedIn = useAtomValue(loggedInIdAtom);
  const user = useAtomValue(userAtom);
  // Whose it is has to be known.
  if (user === undefined && !isByLink) return null;
  const owner = loggedIn ?? linkOrCustomer(isByLink ? undefined : user?.id);
  const path = localisedPath(locale, orderPath(deepLinkCode));
  return <TakeThisHere wish={{ kind: 'order', path, name: orderNumber, owner }} />;
}
