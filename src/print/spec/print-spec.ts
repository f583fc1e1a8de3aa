import * as z from 'zod/mini';
import { formatIds, orientations } from './paper-format.ts';
import { paperIds } from './paper.ts';

/** How a copy is held together. `punched` = loose sheets with four holes. */
export const bindings = ['loose', 'folded', 'stapled', 'coil', 'wire', 'leporello', 'punched'] as const;
export type Binding = (typeof bindings)[number];

export const sidesOptions = ['duplex', 'simplex'] as const;
export type Sides = (typeof sidesOptions)[number];

/** `mixed` prints the pages that have colour in colour and the others in black. */
export const colourOptions = ['black', 'colour', 'mixed'] as const;
export type ColourOption = (typeof colourOptions)[number];

export const coverFronts = ['foil', 'card-black', 'card-colour', 'none'] as const;
export type CoverFront = (typeof coverFronts)[number];

export const coverBacks = ['board', 'none'] as const;
export type CoverBack = (typeof coverBacks)[number];

export const coilColours = ['black', 'white', 'transparent'] as const;
export const bindEdges = ['left', 'top'] as const;
export type BindEdge = (typeof bindEdges)[number];

export const extras = ['corners', 'punch4', 'label'] as const;
export type Extra = (typeof extras)[number];

const fitSchema = z.discriminatedUnion('mode', [
  z.object({ mode: z.literal('fit') }),
  z.object({ mode: z.literal('original') }),
  z.object({ mode: z.literal('fill') }),
  z.object({ mode: z.literal('percent'), percent: z.int().check(z.minimum(25), z.maximum(200)) }),
]);

/**
 * What the customer chose for one part. `automatic` stays in the record: what it means is worked out from the pages
 * every time (`resolveRow`), so that a part that grows is bound anew.
 */
export const printJobSpecSchema = z.object({
  format: z.enum(formatIds),
  orientation: z.enum(orientations),
  fit: fitSchema,
  paper: z.enum(paperIds),
  sides: z.enum(sidesOptions),
  colour: z.enum(colourOptions),
  binding: z.enum(['automatic', ...bindings]),
  bindEdge: z.enum(['automatic', ...bindEdges]),
  coilColour: z.enum(coilColours),
  coverFront: z.enum(['automatic', ...coverFronts]),
  coverBack: z.enum(['automatic', ...coverBacks]),
  extras: z.readonly(z.array(z.enum(extras))),
});

/** The specification of one part as it is kept in the browser and sent along with the order. */
export type PrintJobSpec = z.infer<typeof printJobSpecSchema>;

/** What decides how a copy is made, whatever is on its pages. */
export type MakeSpec = Omit<PrintJobSpec, 'colour'>;
