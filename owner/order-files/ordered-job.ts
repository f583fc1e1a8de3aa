import { isLead, readPrintJob, type PrintJobLead, type PrintJobPart } from '#print/payload/print-job-payload.ts';
import { isJsonObject } from '#shop/base/json.ts';

/** An order as far as production needs it. */
export interface PlacedOrder {
  readonly orderNumber: string;
  /** ISO 8601, UTC. */
  readonly placedAt: string;
  /** Technical name of its payment's state, `paid`; undefined when there is no payment. */
  readonly payment: string | undefined;
  readonly comment: string | undefined;
  readonly lines: readonly OrderLine[];
  /** Paths of files its customer has deleted since. */
  readonly deleted: readonly string[];
}

export interface OrderLine {
  readonly label: string;
  readonly quantity: number;
  /** Whatever the line carries; an empty map is an empty list in PHP's JSON. */
  readonly payload: unknown;
}

/** A print job with the lines it was charged by. */
export interface OrderedJob {
  readonly lead: PrintJobLead;
  readonly lines: readonly OrderLine[];
  /** How many of the lines it was ordered with are no longer in the order. */
  readonly linesLost: number;
}

/** The print jobs of an order, in its order. Lines without a print job are no print production. */
export function jobsOf({ lines }: PlacedOrder): readonly OrderedJob[] {
  const parts = lines.map((line) => ({ line, part: partOf(line) }));
  return parts.flatMap(({ part: lead }) => {
    if (!isLead(lead)) return [];
    const own = parts.filter(({ part }) => part?.id === lead.id).map(({ line }) => line);
    return [{ lead, lines: own, linesLost: Math.max(0, (lead.lineIds?.length ?? 0) - own.length) }];
  });
}

const partOf = ({ payload }: OrderLine): PrintJobPart | undefined =>
  isJsonObject(payload) ? readPrintJob(payload) : undefined;
