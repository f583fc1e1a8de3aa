import type { ReactElement } from 'react';
import { FreeShippingNote } from './methods/free-shipping-note.tsx';
import { useMethods } from './methods/use-methods.ts';

/** What the cart beside the page says of its shipping: it goes the way it does on the cart's own page, at the same price. */
export function MiniCartShipping(): ReactElement {
  useMethods();
  return <FreeShippingNote />;
}
