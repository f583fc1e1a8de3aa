import { msg } from '@lingui/core/macro';
import { atom } from 'jotai';
import type { IntentKind, IntentKinds } from '#platform/intents/intent-kinds.ts';
import type { ListedIntent } from '#offline/intents/intent.ts';
import { addressFieldNames, addressValuesOf, type AddressValues } from './address-values.ts';
import { listAddressesAtom, saveAddressAtom, lateAddressesAtom } from './book/address-book-atoms.ts';
import { addressIntent, writtenAddressOf } from './later/waiting-address.ts';

const sendAddressAtom: IntentKind['send'] = atom(null, async (_get, set, intent: ListedIntent) => {
  const written = writtenAddressOf(intent);
  if (!written) return null;
  const { id, values } = written;
  const known = await set(listAddressesAtom);
  if (id !== null && !known.some((address) => address.id === id)) {
    set(lateAddressesAtom, (count) => count + 1);
    return 'gone';
  }
  // The answer to an earlier try may have been lost.
  const isThere = id === null && known.some((address) => isSame(addressValuesOf(address), values));
  if (!isThere) await set(saveAddressAtom, values, id ?? undefined);
  set(lateAddressesAtom, (count) => count + 1);
  return null;
});

/** The shop fills in a salutation where none was chosen. */
const isSame = (known: AddressValues, written: AddressValues): boolean =>
  addressFieldNames.every(
    (name) => known[name].trim() === written[name].trim() || (name === 'salutationId' && written[name] === ''),
  );

const addressKind: IntentKind = {
  send: sendAddressAtom,
  name: ({ subject }) => subject,
  words: ({ subject }, i18n) => i18n._(msg`Adresse wird gespeichert: ${subject}`),
  done: ({ subject }, i18n) => i18n._(msg`Die Adresse ist gespeichert: ${subject}`),
  failed: ({ subject }, problem, i18n) =>
    problem === 'gone'
      ? i18n._(msg`Diese Adresse gibt es nicht mehr in Ihrem Konto; Ihre Änderung ist noch hier: ${subject}`)
      : i18n._(msg`Diese Adresse hat der Shop nicht angenommen; sie steht noch bei Ihren Adressen: ${subject}`),
};

/** Addresses to be saved, for whoever follows what waits. */
export const laterAddresses: IntentKinds = new Map([[addressIntent, addressKind]]);
