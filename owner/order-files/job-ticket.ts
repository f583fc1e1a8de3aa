import type { PrintJobFile } from '#print/payload/print-job-payload.ts';
import { readRows } from '#print/payload/write-print-job.ts';
import type { OrderedJob, PlacedOrder } from './ordered-job.ts';

/** A file of a job beside its ticket. */
export interface TicketFile {
  /** In the folder of the job. */
  readonly name: string;
  readonly ordered: PrintJobFile;
  /** Why it is not there; undefined when it is. */
  readonly missing: string | undefined;
}

export interface Ticket {
  readonly order: PlacedOrder;
  readonly job: OrderedJob;
  /** First is 1. */
  readonly place: readonly [number: number, of: number];
  readonly files: readonly TicketFile[];
}

/** Everything production needs of a job, for machines: what the order's lead line says, with the files as they are called here. */
export function ticketJson({ order, job, files }: Ticket): string {
  const { orderNumber, placedAt, payment, comment } = order;
  const { files: _, ...printJob } = job.lead;
  const ticket = {
    kind: 'notenfalz job ticket',
    version: 1,
    order: { orderNumber, placedAt, payment, comment },
    printJob,
    files: files.map(({ name, ordered, missing }) => ({
      ...ordered,
      here: missing === undefined ? name : null,
      missing,
    })),
    lines: job.lines.map(({ label, quantity }) => ({ label, quantity })),
    linesLost: job.linesLost,
  };
  return `${JSON.stringify(ticket, undefined, 2)}\n`;
}

/** The same for a person, on a page. */
export function ticketText({ order, job, place: [number, of], files }: Ticket): string {
  const { lead, lines, linesLost } = job;
  const { rights } = lead;
  return [
    `Order ${order.orderNumber}, placed ${order.placedAt.slice(0, 16).replace('T', ' ')} UTC`,
    `Payment: ${order.payment ?? 'none'}`,
    `Job ${number} of ${of}: ${oneLine(lead.title)}`,
    ...section(
      'How it is printed',
      Object.entries(lead.spec).map(([field, value]) => `${field}: ${oneLine(String(value))}`),
    ),
    ...section('Parts', partsOf(job)),
    ...section(
      'Files',
      files.map((file) => fileLine(file)),
    ),
    ...section('Charged as', [
      ...lines.map(({ label, quantity }) => `${quantity} × ${oneLine(label)}`),
      ...(linesLost > 0 ? [`Lines that are no longer in the order: ${linesLost}; ask before you print`] : []),
    ]),
    ...section(
      'The customer’s words about the order',
      (order.comment ?? '').split(/\r?\n/).filter((line) => line !== ''),
    ),
    ...section(
      'Rights',
      rights === undefined ? [] : [`${oneLine(rights.kind)}, declared ${oneLine(rights.confirmedAt)}`],
    ),
    '',
  ].join('\n');
}

const section = (title: string, lines: readonly string[]): readonly string[] =>
  lines.length === 0 ? [] : ['', title, ...lines.map((line) => `  ${line}`)];

/** A customer's words stay in their line, so that they cannot look like lines of the ticket. */
const oneLine = (words: string): string => words.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu, ' ');

function partsOf({ lead }: OrderedJob): readonly string[] {
  const rows = readRows(lead);
  if (rows === undefined) return ['not told in a form known here: see job.json'];
  return rows.map(({ name, copies, pages, spec }) => {
    const inserted = pages.filter(({ from }) => from !== 'file').length;
    const beside = inserted === 0 ? '' : `, ${inserted} of them inserted`;
    return `${oneLine(name)}: ${copies} ×, ${pages.length} pages${beside}; ${spec.format}, ${spec.paper}, ${spec.sides}, ${spec.colour}, ${spec.binding}`;
  });
}

function fileLine({ name, ordered, missing }: TicketFile): string {
  const { size, pages, md5 } = ordered;
  const facts = [
    ...(pages === undefined ? [] : [`${pages} pages`]),
    `${size} bytes`,
    ...(md5 === undefined ? [] : [`md5 ${md5}`]),
  ];
  return `${name} (${facts.join(', ')})${missing === undefined ? '' : `: MISSING, ${missing}`}`;
}
