import * as z from 'zod/mini';
import { colourOptions, printJobSpecSchema } from './print-spec.ts';
import { rightsDeclarationSchema } from './rights.ts';

export const pageTurns = [0, 90, 180, 270] as const;
/** Clockwise degrees added to the page as the file shows it. */
export type PageTurn = (typeof pageTurns)[number];

export const marksChoices = ['print', 'leave-out'] as const;
/** What becomes of the pencil marks and comments laid over a page (PF-18). */
export type MarksChoice = (typeof marksChoices)[number];

export const filePageChoicesSchema = z.object({
  from: z.literal('file'),
  file: z.string().check(z.minLength(1)),
  page: z.int().check(z.minimum(1)),
  turn: z.literal(pageTurns),
  /** One half of a scanned double page; `cutPercent` is where it is cut, from the left. */
  half: z.optional(
    z.object({ side: z.enum(['left', 'right']), cutPercent: z.number().check(z.minimum(20), z.maximum(80)) }),
  ),
  /** The customer saves the colour of this page. */
  inBlack: z.optional(z.literal(true)),
  /** Times the scale its part gives it (`Fit`): 0.97 brings ink away from the edges. */
  scale: z.optional(z.number().check(z.minimum(0.25), z.maximum(2))),
  /** Missing until the customer has decided, and on pages without marks: then nothing but the page is printed. */
  marks: z.optional(z.enum(marksChoices)),
});
export type FilePageChoices = z.infer<typeof filePageChoicesSchema>;

export const insertedPageSchema = z.object({ from: z.literal('inserted') });

/** One page of a part in playing order: a page of an uploaded file (1-based), or an inserted empty page. */
const pageChoicesSchema = z.discriminatedUnion('from', [filePageChoicesSchema, insertedPageSchema]);
export type PageChoices = z.infer<typeof pageChoicesSchema>;

/** The most copies of one part in one job. */
export const maxCopies = 2000;

/** `automatic` colour is worked out from what is on the pages (`settleRows`). */
const specChoicesSchema = z.extend(printJobSpecSchema, { colour: z.enum(['automatic', ...colourOptions]) });
export type SpecChoices = z.infer<typeof specChoicesSchema>;

/** One part of a set, or the only one: its pages, how often, and how it is made. */
export const rowChoicesSchema = z.object({
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  /** A conductor's score is coil-bound whatever its page count. */
  kind: z.enum(['part', 'score']),
  copies: z.int().check(z.minimum(1), z.maximum(maxCopies)),
  pages: z.readonly(z.array(pageChoicesSchema)),
  spec: specChoicesSchema,
});
export type RowChoices = z.infer<typeof rowChoicesSchema>;

/**
 * What the customer chose for a job, and nothing that was found in its files: that is kept beside it (`InspectedFile`),
 * so that neither can overwrite the other. `rights` is null until declared; `confirmed` holds the findings the customer
 * accepted (`findingKey`).
 */
export const jobChoicesSchema = z.object({
  version: z.literal(2),
  id: z.string().check(z.minLength(1)),
  name: z.string(),
  rows: z.readonly(z.array(rowChoicesSchema)),
  rights: z.nullable(rightsDeclarationSchema),
  confirmed: z.readonly(z.array(z.string())),
});
export type JobChoices = z.infer<typeof jobChoicesSchema>;
