import * as z from 'zod/mini';

/** Version of the waiver's text; it goes into the order with the time of consent. */
export const waiverTextVersion = '2026-11';

export interface OrderValues {
  comment: string;
  terms: boolean;
  waiver: boolean;
}

/** Terms always, the waiver with downloads only (specification §5, LAW-05). */
export function orderFormSchema(hasDownloads: boolean): z.ZodMiniType<OrderValues, OrderValues> {
  return z.object({
    comment: z.string().check(z.trim()),
    terms: z.boolean().check(z.refine((ticked) => ticked, 'terms')),
    waiver: z.boolean().check(z.refine((ticked) => ticked || !hasDownloads, 'waiver')),
  });
}
