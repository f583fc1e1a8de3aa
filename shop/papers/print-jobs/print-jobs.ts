import * as z from 'zod/mini';
import { catch as otherwise } from 'zod/mini';
import type { OrderDocumentLine } from '../order-document.ts';

const text = otherwise(z.optional(z.string()), undefined);
const count = otherwise(z.optional(z.number()), undefined);
const value = otherwise(z.optional(z.union([z.string(), z.number(), z.boolean()])), undefined);

const fileSchema = z.object({ name: text, size: count, pages: count, md5: text, path: text });

const dayCount = z.int().check(z.gte(1), z.lte(99));
/** Working days from payment to arrival. */
const workingDaysSchema = z.object({ from: dayCount, to: dayCount });

/** `payload.printJob` of a line; what does not fit is left out, because the storefront owns the record. */
const printJobSchema = z.object({
  id: z.string(),
  title: text,
  role: text,
  spec: otherwise(z.optional(z.record(z.string(), value)), undefined),
  files: otherwise(z.optional(z.array(otherwise(fileSchema, {}))), undefined),
  /** The parts as production prints them. */
  rows: z.optional(z.unknown()),
  workingDays: otherwise(z.optional(workingDaysSchema), undefined),
  rights: otherwise(z.optional(z.object({ kind: text, textVersion: text, confirmedAt: text })), undefined),
});

/** A file as the lead line of a job names it; nothing of it is certain. */
export type OrderedFile = z.infer<typeof fileSchema>;

type PrintJobPayload = z.infer<typeof printJobSchema>;

/** One job of the configurator with all lines it was broken down into; the lead line carries its description. */
export interface OrderedPrintJob<Line extends LineWithPayload = OrderDocumentLine> {
  readonly id: string;
  readonly title: string | undefined;
  readonly spec: Readonly<Record<string, string | number | boolean | undefined>>;
  readonly files: readonly OrderedFile[];
  /** As the storefront wrote them, if it did. */
  readonly rows: unknown;
  /** From payment to arrival; undefined when the storefront did not say. */
  readonly workingDays: { readonly from: number; readonly to: number } | undefined;
  readonly lines: readonly Line[];
}

type LineWithPayload = Pick<OrderDocumentLine, 'payload'>;

/** Sorts the lines of an order into print jobs, in order of appearance, and everything else. */
export function groupByPrintJob<Line extends LineWithPayload>(
  lines: readonly Line[],
): {
  readonly jobs: readonly OrderedPrintJob<Line>[];
  readonly others: readonly Line[];
} {
  const jobs = new Map<string, { parts: PrintJobPayload[]; lines: Line[] }>();
  const others: Line[] = [];
  for (const line of lines) {
    const part = readPrintJob(line);
    if (part === undefined) {
      others.push(line);
      continue;
    }
    const job = jobs.get(part.id) ?? { parts: [], lines: [] };
    job.parts.push(part);
    job.lines.push(line);
    jobs.set(part.id, job);
  }
  return { jobs: [...jobs].map(([id, job]) => describe(id, job.parts, job.lines)), others };
}

function readPrintJob(line: LineWithPayload): PrintJobPayload | undefined {
  const result = printJobSchema.safeParse(line.payload['printJob']);
  return result.success ? result.data : undefined;
}

function describe<Line extends LineWithPayload>(
  id: string,
  parts: readonly PrintJobPayload[],
  lines: readonly Line[],
): OrderedPrintJob<Line> {
  const lead = parts.find((part) => part.role === 'lead') ?? parts[0];
  const { title, spec = {}, files = [], rows, workingDays } = lead ?? {};
  return { id, title, spec, files, rows, workingDays, lines };
}
