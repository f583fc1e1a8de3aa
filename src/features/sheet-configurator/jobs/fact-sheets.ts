import * as z from 'zod/mini';
import { atom, type WritableAtom } from 'jotai';
import { persistedAtom, settledAtom } from '#platform/persistence/persisted-atom.ts';
import type { InspectedFiles } from '#print/pages/inspected-file.ts';
import { inspectionResultSchema } from '../inspection/inspection-messages.ts';

/** Raised when an inspection finds out more than before: files that are at hand are then inspected anew. */
export const inspectorVersion = 2;

/** The first form did not say who found it. */
const firstFormSchema = z.object({
  /** Of every page as the file shows it, known before the rest. */
  sizes: z.readonly(z.array(z.object({ widthMm: z.number(), heightMm: z.number() }))),
  result: z.nullable(inspectionResultSchema),
});

/** `inspector` is the version that inspected the file, `content` the mark of what it read. */
const factSheetSchema = z.extend(firstFormSchema, { inspector: z.number(), content: z.optional(z.string()) });

/** What is known about one file. */
export type FactSheet = z.infer<typeof factSheetSchema>;

/** A job consists of one file in this version; its pages refer to it by this name. */
export const onlyFile = 'file';

const factSheetsSchema = z.pipe(
  z.pipe(z.unknown(), z.transform(upgraded)),
  z.nullable(z.object({ version: z.literal(2), files: z.record(z.string(), factSheetSchema) })),
);

/** Fact sheets of a job's files by the id their pages carry; null before the first has been opened. */
export type FactSheets = z.infer<typeof factSheetsSchema>;

type Change = FactSheets | ((previous: FactSheets) => FactSheets);
type FactSheetsAtom = WritableAtom<FactSheets, [Change], Promise<void>>;
const opened = new Map<string, FactSheetsAtom>();

/** The fact sheets of a job: kept beside it, so that what was found and what is chosen never overwrite each other. */
export function factSheetsAtomOf(jobId: string): FactSheetsAtom {
  const known = opened.get(jobId);
  if (known) return known;
  const kept = persistedAtom<FactSheets>(`print-job-inspection:${jobId}`, factSheetsSchema, null);
  const settled = settledAtom(kept, null);
  const sheets = atom(
    (get) => get(settled),
    async (_get, set, change: Change) => {
      try {
        await set(settled, change);
      } catch (error) {
        // They live as long as this tab.
        console.error('Fact sheets could not be kept.', error);
      }
    },
  );
  opened.set(jobId, sheets);
  return sheets;
}

/** The first form held what is known about the only file. */
function upgraded(record: unknown): unknown {
  const first = firstFormSchema.safeParse(record);
  return first.success ? { version: 2, files: { [onlyFile]: { ...first.data, inspector: 1 } } } : record;
}

/** Replaces the sheet of one file. */
export const withSheet =
  (file: string, sheet: FactSheet) =>
  (sheets: FactSheets): FactSheets => ({ version: 2, files: { ...sheets?.files, [file]: sheet } });

/** Notes the sizes of a file's pages before the rest of them is known; what an earlier inspection found stays meanwhile. */
export const withSizes =
  (file: string, sizes: FactSheet['sizes']) =>
  (sheets: FactSheets): FactSheets =>
    sheets?.files[file]?.result
      ? sheets
      : withSheet(file, { inspector: inspectorVersion, sizes, result: null })(sheets);

/** The files whose inspection has ended well. */
export const inspectedFiles = (sheets: FactSheets): InspectedFiles =>
  new Map(
    Object.entries(sheets?.files ?? {}).flatMap(([id, { result }]) =>
      result?.status === 'inspected' ? [[id, result.file] as const] : [],
    ),
  );
