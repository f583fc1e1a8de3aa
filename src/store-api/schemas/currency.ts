import * as z from 'zod/mini';
import { numberOr, textOr } from './tolerant.ts';

export const currencySchema = z.object({
  id: z.string(),
  isoCode: z.string(),
  symbol: textOr(''),
  /** What one unit of the system's currency is in this one. */
  factor: numberOr(1),
  position: numberOr(1),
});
export type Currency = z.infer<typeof currencySchema>;
