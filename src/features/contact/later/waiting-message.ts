import { keptMessageOf, messageIntent } from '#offline/intents/contact-message.ts';
import type { WaitingForm } from '#platform/intents/use-waiting-form.tsx';
import type { CmsFormPlace } from '#store-api/account/contact.ts';
import type { MessageValues } from '../contact-form-schema.ts';

/** Messages of the contact form at this place. */
export const waitingMessage = (place: CmsFormPlace = {}): WaitingForm<MessageValues> => ({
  kind: messageIntent,
  make: (message) => ({ subject: message.subject, data: { message, place } }),
  read: (intent) => keptMessageOf(intent)?.message,
});
