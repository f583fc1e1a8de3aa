import { useState, type ReactElement } from 'react';
import { useWaitingForm, type WaitingFormState } from '#platform/intents/use-waiting-form.tsx';
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
  const later = useWaitingForm(waitingAddress);
  const { key: start, values: written } = later;
  /** Chosen for the form that began with this number, and for none after it. */
  const [chosen, setChosen] = useState<{ address: Address | 'new'; start: number }>();
  const edited = chosen?.start === start ? chosen.address : null;
  return {
    edited: written ? (addresses.find(({ id }) => id === written.id) ?? 'new') : edited,
    written: written?.values,
    sendOrKeep: later.sendOrKeep,
    start,
    open: (address) => setChosen({ address, start }),
    close: later.restart,
    waiting: later.waiting,
  };
}
