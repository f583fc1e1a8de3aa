import * as z from 'zod/mini';
import { deliveryDays } from '../delivery/delivery.ts';
import { finishingDays } from '../delivery/finishing-days.ts';
import { type PrintJob, type PrintRow, printRowSchema } from '../spec/print-job.ts';
import type { PrintJobFile, PrintJobLead, PrintJobMember } from './print-job-payload.ts';
import { resolveRow } from '../pages/resolve-row.ts';

/** An uploaded file as it is named in the order. */
export interface OrderedFile {
  path: string;
  name: string;
  size: number;
  pages: number;
  md5?: string | undefined;
}

/** The first line of a job carries its whole description; production prints from `rows`. */
export function leadPayload(
  job: PrintJob,
  files: readonly OrderedFile[],
  lineIds: readonly string[],
): { printJob: PrintJobLead } {
  const { id, name, rows, rights, confirmed } = job;
  return {
    printJob: {
      id,
      role: 'lead',
      title: name,
      spec: describeRows(rows),
      files: files.map(({ md5, ...file }) => (md5 === undefined ? file : { ...file, md5 })),
      ...(rights && {
        rights: { kind: rights.kind, textVersion: rights.textVersion, confirmedAt: rights.declaredAt },
      }),
      confirmed,
      /** From payment to arrival; the shop repeats it in the confirmation of the order. */
      workingDays: deliveryDays('standard', finishingDays({ rows })),
      rows,
      lineIds: [...lineIds],
    },
  };
}

export const memberPayload = (jobId: string, role: string): { printJob: PrintJobMember } => ({
  printJob: { id: jobId, role },
});

/** The parts a lead line describes; undefined when production could not print from them. */
export const readRows = (lead: PrintJobLead): readonly PrintRow[] | undefined =>
  rowsSchema.safeParse(lead['rows']).data;

const rowsSchema = z.readonly(z.array(printRowSchema));

/** The same job from other parts, with everything else the lead line says. */
export const leadWithRows = (lead: PrintJobLead, rows: readonly PrintRow[]): { printJob: PrintJobLead } => ({
  printJob: { ...lead, rows, spec: describeRows(rows) },
});

/** What makes a new order of a job that was ordered before. */
interface Reprint {
  id: string;
  rows: readonly PrintRow[];
  lineIds: readonly string[];
  /** When the declaration of the rights was confirmed again, ISO 8601. */
  confirmedAt: string;
}

/** A job that was ordered before, as a job of its own: from the same files, with the declaration confirmed anew. */
export function leadOfReprint(
  lead: PrintJobLead,
  { id, rows, lineIds, confirmedAt }: Reprint,
): { printJob: PrintJobLead } {
  const { rights } = lead;
  return {
    printJob: {
      ...leadWithRows(lead, rows).printJob,
      id,
      lineIds: [...lineIds],
      workingDays: deliveryDays('standard', finishingDays({ rows })),
      ...(rights && { rights: { ...rights, confirmedAt } }),
    },
  };
}

/** The same job from other files, with everything else the lead line says. */
export const leadWithFiles = (lead: PrintJobLead, files: PrintJobFile[]): { printJob: PrintJobLead } => ({
  printJob: { ...lead, files },
});

/** The specification in plain values, as cart, order and mails show it: nothing automatic, nothing that does not apply. */
function describeRows(rows: readonly PrintRow[]): Record<string, string | number> {
  const [row] = rows;
  if (row === undefined) return {};
  const { spec, copies } = row;
  const resolved = resolveRow(row);
  const { binding, sides, bindEdge, coverFront, coverBack, coil, extras } = resolved;
  return {
    copies,
    pages: rows.reduce((sum, { pages }) => sum + pages.length, 0),
    ...(rows.length > 1 && { volumes: rows.length }),
    format: spec.format,
    orientation: spec.orientation,
    fit: spec.fit.mode === 'percent' ? `${spec.fit.percent} %` : spec.fit.mode,
    paper: spec.paper,
    sides,
    colour: spec.colour,
    binding,
    ...(binding !== 'loose' && { bindEdge }),
    ...(coil && { coilMm: coil.diameterMm }),
    ...(binding === 'coil' && { coilColour: spec.coilColour }),
    coverFront,
    coverBack,
    ...(extras.length > 0 && { extras: extras.join(', ') }),
  };
}
