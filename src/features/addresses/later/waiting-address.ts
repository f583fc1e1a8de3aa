import * as z from 'zod/mini';
import type { WaitingForm } from '#platform/intents/use-waiting-form.tsx';
import type { Intent } from '#offline/intents/intent.ts';
import type { AddressValues } from '../address-values.ts';

/** How an address to be saved is called among what waits. */
export const addressIntent = 'address';

/** An address as it is to be saved. */
export interface WrittenAddress {
  readonly values: AddressValues;
  /** Null: a new one. */
  readonly id: string | null;
}

const writtenSchema = z.object({
  id: z.nullable(z.string()),
  values: z.object({
    firstName: z.string(),
    lastName: z.string(),
    street: z.string(),
    zipcode: z.string(),
    city: z.string(),
    countryId: z.string(),
    countryStateId: z.string(),
    additionalAddressLine1: z.string(),
    company: z.string(),
    department: z.string(),
    phoneNumber: z.string(),
    salutationId: z.string(),
  }),
});

/** Undefined for changes of something else, and for what cannot be read. */
export function writtenAddressOf({ kind, data }: Pick<Intent, 'kind' | 'data'>): WrittenAddress | undefined {
  return kind === addressIntent ? writtenSchema.safeParse(data).data : undefined;
}

/** Addresses of the address book. */
export const waitingAddress: WaitingForm<WrittenAddress> = {
  kind: addressIntent,
  make: (written) => {
    const { firstName, lastName, street, city } = written.values;
    return { subject: `${firstName} ${lastName}, ${street}, ${city}`, data: written };
  },
  read: writtenAddressOf,
};
