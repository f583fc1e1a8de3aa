import * as z from 'zod/mini';
import { printJobSpecSchema } from './print-spec.ts';
import { rightsDeclarationSchema } from './rights.ts';

export const pageInks = ['none', 'black', 'colour'] as const;
/** What is on a page: nothing, black (grey, yellowed paper) or real colour. */
export type PageInk = (typeof pageInks)[number];

export const pageTurns = [0, 90, 180, 270] as const;
/** Clockwise degrees added to the page as the file shows it. */
export type PageTurn = (typeof pageTurns)[number];

const filePageSchema = z.object({
  from: z.literal('file'),
  file: z.string().check(z.minLength(1)),
  page: z.int().check(z.minimum(1)),
  turn: z.literal(pageTurns),
  /** How the page prints when colour is mixed. The customer may lower a coloured page to black. */
  ink: z.enum(pageInks),
  /** One half of a scanned double page; `cutPercent` is where it is cut, from the left. */
  half: z.optional(
    z.object({ side: z.enum(['left', 'right']), cutPercent: z.number().check(z.minimum(20), z.maximum(80)) }),
  ),
});
const insertedPageSchema = z.object({ from: z.literal('inserted') });

/** One page of a part in playing order: a page of an uploaded file (1-based), or an inserted empty page. */
export const printPageSchema = z.discriminatedUnion('from', [filePageSchema, insertedPageSchema]);
export type PrintPage = z.infer<typeof printPageSchema>;
export type FilePage = z.infer<typeof filePageSchema>;

/** The most copies of one part in one job. */
export const maxCopies = 2000;

/** One part of a set, or the only one: its pages, how often, and how it is made. */
export const printRowSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  /** A conductor's score is coil-bound whatever its page count. */
  kind: z.enum(['part', 'score']),
  copies: z.int().check(z.minimum(1), z.maximum(maxCopies)),
  pages: z.readonly(z.array(printPageSchema)),
  spec: printJobSpecSchema,
});
export type PrintRow = z.infer<typeof printRowSchema>;

/**
 * A print job: what is kept while the customer works on it, what goes into the cart payload, and what production
 * prints from. `rights` is null until declared; `confirmed` holds the preflight ids the customer accepted.
 */
export const printJobSchema = z.object({
  version: z.literal(1),
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  rows: z.readonly(z.array(printRowSchema)),
  rights: z.nullable(rightsDeclarationSchema),
  confirmed: z.readonly(z.array(z.string())),
});
export type PrintJob = z.infer<typeof printJobSchema>;

/** Reads a kept or received job; undefined when it is not one of ours (older, damaged, tampered with). */
export function readPrintJob(value: unknown): PrintJob | undefined {
  const result = printJobSchema.safeParse(value);
  return result.success ? result.data : undefined;
}
