import * as z from 'zod/mini';

/** A page of an uploaded file as it is printed. */
export const pageOfFileSchema = z.object({
  /** From 1. */
  page: z.int().check(z.minimum(1)),
  /** Clockwise degrees, as the file shows the page. */
  turn: z.literal([0, 90, 180, 270]),
  /** One half of a scanned double page, cut so far from the left, before it is turned. */
  half: z.optional(
    z.object({ side: z.enum(['left', 'right']), cutPercent: z.number().check(z.minimum(20), z.maximum(80)) }),
  ),
  /** Whether what was written over the page is printed with it. */
  withMarks: z.boolean(),
  inColour: z.boolean(),
});

export type PageOfFile = z.infer<typeof pageOfFileSchema>;
