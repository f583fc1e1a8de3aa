import * as z from 'zod/mini';
import { persistedAtom, settledAtom } from '#platform/persistence/persisted-atom.ts';

const text = z.string();
/** Drafts of earlier versions have no such field. */
const later = z._default(text, '');
const addressDraft = z.object({
  firstName: text,
  lastName: text,
  street: text,
  zipcode: text,
  city: text,
  countryId: text,
  countryStateId: text,
  additionalAddressLine1: text,
  company: text,
  department: later,
  phoneNumber: later,
  salutationId: text,
});

const draftSchema = z.object({
  /** What was typed and not saved yet; null when the form is as the shop knows it. */
  contact: z.nullable(
    z.object({ email: text, billing: addressDraft, vatId: later, elsewhere: z.boolean(), shipping: addressDraft }),
  ),
  comment: text,
});

export type CheckoutDraft = z.infer<typeof draftSchema>;

export const emptyDraft: CheckoutDraft = { contact: null, comment: '' };

/** What has been typed in the checkout, so that it survives reloads and errors (UX-12). Emptied with the order. */
export const checkoutDraftAtom = settledAtom(
  persistedAtom<CheckoutDraft>('checkout-draft', draftSchema, emptyDraft),
  emptyDraft,
);
