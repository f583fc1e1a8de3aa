import { isLead, readPrintJob, type PrintJobLead, type PrintJobPart } from '#print/payload/print-job-payload.ts';

/** What groups need to know of a line, be it of the cart or of an order. */
export interface GroupableLine {
  readonly id: string;
  /** In an order: the id the line had in the cart. */
  readonly identifier?: string;
  readonly type: string;
  readonly payload: Readonly<Record<string, unknown>>;
}

export interface JobArticle<Line> {
  readonly kind: 'job';
  /** The job's own id. */
  readonly id: string;
  /** Undefined when the line that describes the job is gone. */
  readonly lead: PrintJobLead | undefined;
  readonly lines: readonly Line[];
  /** False when lines of the job are missing: it cannot be made like this and must not be ordered. */
  readonly complete: boolean;
}

export interface ProductArticle<Line> {
  readonly kind: 'product' | 'promotion';
  readonly id: string;
  readonly line: Line;
}

/** What a shopper takes for one thing: a print job with all its lines, a product, a discount. */
export type Article<Line> = JobArticle<Line> | ProductArticle<Line>;

/** Puts the lines of each print job together, in order of first appearance; discounts come last. */
export function groupLines<Line extends GroupableLine>(lines: readonly Line[]): readonly Article<Line>[] {
  const members = lines.map((line) => ({ line, part: readPrintJob(line.payload) }));
  const articles = members.flatMap(({ line, part }): Article<Line>[] => {
    if (!part) return [{ kind: line.type === 'promotion' ? 'promotion' : 'product', id: line.id, line }];
    const ofJob = members.flatMap((other) => (other.part?.id === part.id ? [{ ...other, part: other.part }] : []));
    return ofJob[0]?.line === line ? [jobOf(part.id, ofJob)] : [];
  });
  return articles.toSorted((a, b) => Number(a.kind === 'promotion') - Number(b.kind === 'promotion'));
}

interface Member<Line> {
  readonly line: Line;
  readonly part: PrintJobPart;
}

function jobOf<Line extends GroupableLine>(id: string, members: readonly Member<Line>[]): JobArticle<Line> {
  const lead = members.map(({ part }) => part).find(isLead);
  const lines = members.map(({ line }) => line);
  return { kind: 'job', id, lead, lines, complete: isComplete(lead, members) };
}

/** The lead line lists them all; without a list, paper at least is part of every job. */
function isComplete(lead: PrintJobLead | undefined, members: readonly Member<GroupableLine>[]): boolean {
  if (!lead) return false;
  if (!lead.lineIds) return members.some(({ part }) => part.role === 'paper');
  const present = new Set(members.map(({ line }) => line.identifier || line.id));
  return lead.lineIds.every((lineId) => present.has(lineId));
}

export function isJob<Line>(article: Article<Line>): article is JobArticle<Line> {
  return article.kind === 'job';
}

/** The lines of a job in a cart. */
export const linesOfJob = <Line extends Pick<GroupableLine, 'payload'>>(
  lines: readonly Line[],
  jobId: string,
): readonly Line[] => lines.filter(({ payload }) => readPrintJob(payload)?.id === jobId);
