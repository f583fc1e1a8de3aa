import * as z from 'zod/mini';
import { filePageChoicesSchema, insertedPageSchema, type JobChoices, rowChoicesSchema } from './job-choices.ts';
import { printJobSpecSchema } from './print-spec.ts';

export const pageInks = ['none', 'black', 'colour'] as const;
/** What is on a page: nothing, black (grey, yellowed paper) or real colour. */
export type PageInk = (typeof pageInks)[number];

/** `ink`: how the page prints when colour is mixed, what was found and what was chosen taken together. */
const filePageSchema = z.extend(filePageChoicesSchema, { ink: z.enum(pageInks) });

const printPageSchema = z.discriminatedUnion('from', [filePageSchema, insertedPageSchema]);
export type PrintPage = z.infer<typeof printPageSchema>;
export type FilePage = z.infer<typeof filePageSchema>;

/** A part as it will be printed, nothing about its pages left to be found out. */
export const printRowSchema = z.extend(rowChoicesSchema, {
  pages: z.readonly(z.array(printPageSchema)),
  spec: printJobSpecSchema,
});
export type PrintRow = z.infer<typeof printRowSchema>;

/** A print job as it is priced, as it goes into the cart payload, and as production prints it. */
export type PrintJob = Omit<JobChoices, 'version' | 'rows'> & { readonly rows: readonly PrintRow[] };
