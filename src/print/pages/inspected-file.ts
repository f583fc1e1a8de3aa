import * as z from 'zod/mini';
import { pageTurns } from '../spec/job-choices.ts';
import { pageInks } from '../spec/print-job.ts';

/** Millimetres between each edge of the page and its nearest ink. */
const marginsSchema = z.object({ top: z.number(), right: z.number(), bottom: z.number(), left: z.number() });
export type Margins = z.infer<typeof marginsSchema>;

/** What is seen on a page. */
const inkSchema = z.object({
  ink: z.enum(pageInks),
  /** The page only looks coloured: yellowed or tinted paper under black notes. */
  tintOnly: z.boolean(),
  /** Null on an empty page. */
  margins: z.nullable(marginsSchema),
});

/** What was measured on one page as the file shows it (its own rotation applied), without the marks laid over it. */
export const inspectedPageSchema = z.extend(inkSchema, {
  widthMm: z.number(),
  heightMm: z.number(),
  /** Rotation the file asks for, in clockwise degrees; already applied to every other field. */
  rotation: z.number(),
  /** Lowest resolution of a picture that matters, in pixels per inch at original size; null without pictures. */
  bitonalPpi: z.nullable(z.number()),
  tonePpi: z.nullable(z.number()),
  /** Height of the five staff lines in mm, null when no staves were recognised. */
  staffHeightMm: z.nullable(z.number()),
  /** Names of fonts the file does not carry. */
  missingFonts: z.readonly(z.array(z.string())),
  /** A line that claims rights (©, "licensed to"), as printed on the page. */
  rightsNotice: z.nullable(z.string()),
  /** Clockwise degrees after which its text stands upright; null where it has none, or nobody looked. */
  upright: z._default(z.nullable(z.literal(pageTurns)), null),
  /** Pencil marks and comments that can be seen on it (PF-18): how many, and what is seen with them. */
  marks: z._default(z.nullable(z.extend(inkSchema, { count: z.number() })), null),
});
export type InspectedPage = z.infer<typeof inspectedPageSchema>;

/** What was measured in one PDF. `encrypted`: it carries restrictions, but printing is allowed. */
export const inspectedFileSchema = z.object({
  pages: z.readonly(z.array(inspectedPageSchema)),
  encrypted: z.boolean(),
});
export type InspectedFile = z.infer<typeof inspectedFileSchema>;

/** Inspected files by the id their pages carry. */
export type InspectedFiles = ReadonlyMap<string, InspectedFile>;
