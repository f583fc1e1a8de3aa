import * as z from 'zod/mini';
import { ask } from '../ask.ts';
import { textOr } from '../schemas/tolerant.ts';
import { change, type ShopLine } from '../store-api-call.ts';

/** The form of a content page: picks the receiver and the text after sending. */
export const cmsFormPlaceSchema = z.object({
  slotId: z.exactOptional(z.string()),
  /** Of the category, landing page or product the form stands in. */
  navigationId: z.exactOptional(z.string()),
  /** Which of them it is; a category without it. */
  entityName: z.exactOptional(z.enum(['category', 'landing_page', 'product'])),
});
export type CmsFormPlace = Readonly<z.infer<typeof cmsFormPlaceSchema>>;

/** Unlike elsewhere the salutation must be given; names and phone as the shop is configured, by default all. */
export interface ContactMessage {
  readonly salutationId: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly phone: string;
  readonly subject: string;
  readonly comment: string;
}

const formAnswerSchema = z.pipe(
  z.nullish(z.object({ individualSuccessMessage: textOr('') })),
  z.transform((answer) => answer?.individualSuccessMessage ?? ''),
);

/** Writes to the shop. @returns the shop's own text for afterwards, often empty. @throws {StoreApiError} 400, 429 */
export function sendContactMessage(api: ShopLine, message: ContactMessage, place: CmsFormPlace = {}): Promise<string> {
  return ask(api, change('contact-form', { ...message, ...place }), formAnswerSchema);
}

export interface RevocationRequest {
  readonly firstName?: string;
  readonly lastName?: string;
  readonly email: string;
  /** Number of the order. */
  readonly contractNumber: string;
  readonly comment?: string;
}

/**
 * Withdraws from a contract by the shop's form (§ 356a BGB).
 *
 * @returns the shop's own text for afterwards, often empty.
 * @throws {StoreApiError} 404 in shops before 6.6.10.20, which do not have the form; 400, 429.
 */
export function sendRevocationRequest(
  api: ShopLine,
  request: RevocationRequest,
  place: CmsFormPlace = {},
): Promise<string> {
  return ask(api, change('revocation-request-form', { ...request, ...place }), formAnswerSchema);
}
