import * as z from 'zod/mini';
import { mediaSchema } from './media.ts';
import { flagOr, numberOr, orNull, textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

/** A way to pay. Whether it leads to a payment page is known only once the payment is started. */
export const paymentMethodSchema = translatedObject(
  {
    id: z.string(),
    name: textOr(''),
    description: textOr(''),
    technicalName: textOr(''),
    position: numberOr(1),
    active: flagOr(true),
    /** Whether an existing order may still be switched to it. */
    afterOrderEnabled: flagOr(false),
    /** `null` in 6.7, which no longer tells. */
    asynchronous: orNull(z.boolean()),
    media: orNull(mediaSchema),
  },
  ['name', 'description'],
);
export type PaymentMethod = z.infer<typeof paymentMethodSchema>;

/**
 * What a description says first: the rest, an account for example, is of use once there is an order. Shops write it with or
 * without HTML.
 */
export function firstLineOf({ description }: Pick<PaymentMethod, 'description'>): string {
  const lines = description.split(/<br\s*\/?>|<\/(?:p|div|li|h\d)>|\n/i);
  return lines.map((line) => line.replaceAll(/<[^>]*>/g, '').trim()).find((line) => line !== '') ?? '';
}
