import { atom } from 'jotai';
import { sessionAtom, storeApiAtom } from '#platform/session/session-atoms.ts';
import {
  sendContactMessage,
  sendRevocationRequest,
  type CmsFormPlace,
  type ContactMessage,
} from '#store-api/account/contact.ts';
import type { WithdrawalValues } from './withdrawal-form-schema.ts';

/** What a customer who is logged in need not type again. */
interface KnownSender {
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
}

export const knownSenderAtom = atom((get): KnownSender | null => {
  const customer = get(sessionAtom)?.customer;
  if (!customer) return null;
  return { firstName: customer.firstName, lastName: customer.lastName, email: customer.email };
});

/** The salutation of that customer, for forms that ask for it. */
export const knownSalutationAtom = atom((get): string => get(sessionAtom)?.customer?.salutationId ?? '');

/** @returns the shop's own text for afterwards, often empty. @throws {StoreApiError} */
export const sendContactMessageAtom = atom(null, (get, _set, message: ContactMessage, place?: CmsFormPlace) =>
  sendContactMessage(get(storeApiAtom), message, place),
);

/** A declaration of withdrawal the shop has taken, and when. */
export interface TakenWithdrawal {
  readonly declaration: WithdrawalValues;
  readonly receivedAt: Date;
}

interface Withdrawal {
  readonly declaration: WithdrawalValues;
  readonly clock?: () => Date;
}

/** Declares a withdrawal. The shop's answer carries no time, so it is when the answer arrived. @throws {StoreApiError} */
export const declareWithdrawalAtom = atom(
  null,
  async (get, _set, { declaration, clock = () => new Date() }: Withdrawal): Promise<TakenWithdrawal> => {
    const { comment, ...required } = declaration;
    await sendRevocationRequest(get(storeApiAtom), comment === '' ? required : declaration);
    return { declaration, receivedAt: clock() };
  },
);
