import * as z from 'zod/mini';
import { cmsFormPlaceSchema, sendContactMessage } from '#store-api/account/contact.ts';
import type { ShopLine } from '#store-api/store-api-call.ts';
import type { Intent, IntentProblem } from './intent.ts';

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

/** An answer that was lost leaves the message waiting: the shop would rather read it twice than not at all. @throws {StoreApiError} */
export async function sendKeptMessage(shop: ShopLine, intent: Intent): Promise<IntentProblem | null> {
  const kept = keptMessageOf(intent);
  if (!kept) return 'refused';
  await sendContactMessage(shop, kept.message, kept.place);
  return null;
}
