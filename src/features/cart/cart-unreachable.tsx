import type { ReactElement } from 'react';
import { useAtomValue } from 'jotai';
import { useLingui } from '@lingui/react/macro';
import { LatePart } from '#platform/i18n/late-part.tsx';
import { cartAtom } from './cart-atoms.ts';

/** Says that the shop could not be asked, and what is shown then. */
export function CartUnreachable(): ReactElement {
  return (
    <>
      <RememberedCart />
      <LatePart load={loadNotice} props={{}} />
    </>
  );
}

/** Says of a cart that it is remembered, and of when it is; nothing where there is none. */
export function RememberedCart(): ReactElement | null {
  const { t } = useLingui();
  const cart = useAtomValue(cartAtom);
  if (!cart) return null;
  return (
    <p role="status">
      {t`Das ist Ihr Warenkorb beim letzten Besuch`}{' '}
      {cart.givenAt && <LatePart load={loadMoment} props={{ at: cart.givenAt }} areas={['connection']} />}
    </p>
  );
}

const loadNotice = async () => (await import('./state/unreachable-notice.tsx')).UnreachableNotice;

const loadMoment = async () => (await import('#platform/connectivity/kept-moment.tsx')).KeptMoment;
