import { useState, type ReactElement } from 'react';
import { useWaitingForm, waitsForShop, type WaitingFormState } from '#platform/intents/use-waiting-form.tsx';
import type { Address } from '#store-api/schemas/address.ts';
import type { AddressValues } from '../address-values.ts';
import { waitingAddress, type WrittenAddress } from '../later/waiting-address.ts';

interface EditedAddress {
  /** Null: no form is open. */
  readonly edited: Address | 'new' | null;
  /** Was written before, and is put right. */
  readonly written: AddressValues | undefined;
  readonly sendOrKeep: WaitingFormState<WrittenAddress>['sendOrKeep'];
  /** Changes when a form begins anew. */
  readonly start: number;
  readonly open: (address: Address | 'new') => void;
  readonly close: () => void;
  /** Addresses that wait to be saved. */
  readonly waiting: ReactElement | null;
}

/** The address whose form is open; one the shop cannot take just now waits, and comes back into its form. */
export function useEditedAddress(addresses: readonly Address[]): EditedAddress {
  const [chosen, setChosen] = useState<Address | 'new' | null>(null);
  const later = useWaitingForm(waitingAddress);
  const written = later.values;
  return {
    edited: written ? (addresses.find(({ id }) => id === written.id) ?? 'new') : chosen,
    written: written?.values,
    sendOrKeep: async (address, send) => {
      const answer = await later.sendOrKeep(address, send);
      if (answer === waitsForShop) setChosen(null);
      return answer;
    },
    start: later.key,
    open: setChosen,
    close: () => {
      setChosen(null);
      later.restart();
    },
    waiting: later.waiting,
  };
}
