import * as z from 'zod/mini';
import { textOr } from './tolerant.ts';
import { translatedObject } from './translated.ts';

/** How long delivery takes, in the shop's words ("1-3 Tage") and as numbers of `unit`: day, week, month or hour. */
export const deliveryTimeSchema = translatedObject(
  { name: textOr(''), min: z.number(), max: z.number(), unit: z.string() },
  ['name'],
);
export type DeliveryTime = z.infer<typeof deliveryTimeSchema>;
