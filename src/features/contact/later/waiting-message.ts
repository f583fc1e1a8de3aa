import * as z from 'zod/mini';
import type { WaitingForm } from '#platform/intents/use-waiting-form.tsx';
import type { Intent } from '#platform/intents/intent.ts';
import { type CmsFormPlace, cmsFormPlaceSchema } from '#store-api/account/contact.ts';
import type { MessageValues } from '../contact-form-schema.ts';

/** How a message to the shop is called among what waits. */
export const messageIntent = 'contact-message';

const keptMessageSchema = z.object({
  message: z.object({
    salutationId: z.string(),
    firstName: z.string(),
    lastName: z.string(),
    email: z.string(),
    phone: z.string(),
    subject: z.string(),
    comment: z.string(),
  }),
  place: cmsFormPlaceSchema,
});

/** Undefined for changes of something else, and for what cannot be read. */
export function keptMessageOf({ kind, data }: Pick<Intent, 'kind' | 'data'>) {
  return kind === messageIntent ? keptMessageSchema.safeParse(data).data : undefined;
}

/** Messages of the contact form at this place. */
export const waitingMessage = (place: CmsFormPlace = {}): WaitingForm<MessageValues> => ({
  kind: messageIntent,
  make: (message) => ({ subject: message.subject, data: { message, place } }),
  read: (intent) => keptMessageOf(intent)?.message,
});
