import * as z from 'zod/mini';
import { flagOr, orNull, textOr } from './tolerant.ts';

/** A product review; `points` 1 to 5. Reviews not yet approved (`status` false) are the customer's own. */
export const reviewSchema = z.object({
  id: z.string(),
  title: textOr(''),
  content: textOr(''),
  points: z.number(),
  status: flagOr(true),
  createdAt: textOr(''),
  /** The language it is written in. */
  languageId: orNull(z.string()),
});
export type Review = z.infer<typeof reviewSchema>;
