import { useEffect, useEffectEvent, useState, type ReactElement, type ReactNode } from 'react';
import { useSetAtom } from 'jotai';
import { CartSkeleton } from '#features/cart/cart-skeleton.tsx';
import { findUnansweredOrderAtom, unansweredOrderAtom } from './find-unanswered-order.ts';

interface UnansweredOrderProps {
  onOrdered: (orderId: string) => void;
  /** In its place where the shop has no such order. */
  otherwise: ReactNode;
}

/** The cart is empty after an order got no answer: most likely it was placed. Leads to it. */
export function UnansweredOrder({ onOrdered, otherwise }: UnansweredOrderProps): ReactElement {
  const find = useSetAtom(findUnansweredOrderAtom);
  const note = useSetAtom(unansweredOrderAtom);
  const [isNone, setNone] = useState(false);
  const [isFound, setFound] = useState(false);
  const settle = useEffectEvent((orderId: string | undefined): void => {
    setNone(orderId === undefined);
    setFound(orderId !== undefined);
    if (orderId !== undefined) onOrdered(orderId);
  });
  useEffect(() => void find().then((orderId) => settle(orderId)), [find]);
  // Forgotten only when its page takes the place of this one.
  useEffect(() => (isFound ? () => note(null) : undefined), [isFound, note]);
  return isNone ? <>{otherwise}</> : <CartSkeleton />;
}
