import type { ReactElement } from 'react';
import { FreeShippingNote } from './free-shipping-note.tsx';
import { ReplacedChoiceNote } from './replaced-choice-note.tsx';

/** What there is to say of the shipping once the prices of all ways are known. */
export function ShippingNotes(): ReactElement {
  return (
    <>
      <ReplacedChoiceNote />
      <FreeShippingNote />
    </>
  );
}
