import * as z from 'zod/mini';

/** 32 hexadecimal digits. */
export const id = z.string().check(z.regex(/^[0-9a-f]{32}$/));

/** A map; the wire writes an empty one as `[]` (Store API sheet, JSON conventions). */
export function mapOf<Value>(value: z.ZodMiniType<Value>) {
  return z.union([
    z.record(z.string(), value),
    z.pipe(
      z.array(z.unknown()).check(z.maxLength(0)),
      z.transform((): Record<string, Value> => ({})),
    ),
  ]);
}

/** A search result. */
export function resultOf<Element>(element: z.ZodMiniType<Element>) {
  return z.object({ elements: z.array(element), total: z.number() });
}

export const translatedName = z.object({ id, translated: z.object({ name: z.string().check(z.minLength(1)) }) });

export const calculatedTax = z.object({ tax: z.number(), taxRate: z.number(), price: z.number() });

export const calculatedPrice = z.object({
  unitPrice: z.number(),
  quantity: z.number(),
  totalPrice: z.number(),
  calculatedTaxes: z.array(calculatedTax),
});

export const cartPrice = z.object({
  netPrice: z.number(),
  totalPrice: z.number(),
  /** Before the rounding of the currency's total. */
  rawTotal: z.number(),
  positionPrice: z.number(),
  taxStatus: z.string(),
  calculatedTaxes: z.array(calculatedTax),
});

export const success = z.object({ success: z.literal(true) });
