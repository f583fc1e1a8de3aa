import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import { pageOfFileSchema, type PageOfFile } from '../../post/pictures/page-of-file.ts';
import type { OrderedFile, OrderedPrintJob } from './print-jobs.ts';

/** The first page of a print job that comes from its file. */
export interface FirstPage extends PageOfFile {
  readonly file: OrderedFile & { readonly path: string };
}

/** Undefined for a job of no file, or of several: which of them a page is from is known to the storefront alone. */
export function firstPageOf({ files, rows }: Pick<OrderedPrintJob, 'files' | 'rows'>): FirstPage | undefined {
  const [file, another] = files;
  if (file?.path === undefined || another !== undefined) return undefined;
  const [row] = rowsSchema.safeParse(rows).data ?? [];
  const page = row?.pages.find((each) => each !== undefined);
  const { marks, ink, ...place } = page ?? { page: 1, turn: 0 as const, marks: undefined, ink: undefined };
  return {
    ...place,
    file: { ...file, path: file.path },
    withMarks: marks === 'print',
    inColour: ink === 'colour' && row?.spec.colour !== 'black',
  };
}

const word = otherwise(z.optional(z.string()), undefined);
const pageSchema = z.extend(z.omit(pageOfFileSchema, { withMarks: true, inColour: true }), {
  from: z.literal('file'),
  marks: word,
  ink: word,
});
const rowsSchema = z.array(
  z.object({
    /** Inserted pages are empty. */
    pages: z.array(otherwise(z.optional(pageSchema), undefined)),
    spec: z.object({ colour: word }),
  }),
);
