import * as z from 'zod/mini';
import type { MailLocale } from '../../post/mail.ts';
import type { OrderedPrintJob } from './print-jobs.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { describeSpec } from '../texts/print-spec-texts.ts';

type DescribedJob = Pick<OrderedPrintJob, 'title' | 'spec' | 'rows'>;

/** What a print job is called: as its owner called it. */
export const jobName = ({ title }: DescribedJob, locale: MailLocale): string => title ?? orderTexts[locale].printJob;

/**
 * `40 Exemplare × 24 Seiten, A4`; of a set everything that is printed: `15 Hefte, 72 Seiten, A4`. Empty when the job does not
 * say.
 */
export function jobExtent(job: DescribedJob, locale: MailLocale): string {
  const words = orderTexts[locale];
  const { spec } = job;
  const parts = partsOfSet(job);
  const { copies, volumes, pages } = parts.length === 0 ? spec : countOf(parts);
  const made =
    typeof volumes === 'number' ? words.volumes(volumes) : typeof copies === 'number' ? words.copies(copies) : '';
  const times = [made, typeof pages === 'number' ? words.pages(pages) : ''].filter(Boolean);
  const format = describeSpec(spec, locale).find(({ key }) => key === 'format')?.value ?? '';
  return [times.join(typeof volumes === 'number' ? ', ' : ' × '), format].filter(Boolean).join(', ');
}

/** `Flöte: 3 Exemplare × 8 Seiten` for each part of a set; none of any other job. */
export const jobParts = (job: DescribedJob, locale: MailLocale): readonly string[] => {
  const { copies: copiesOf, pages: pagesOf } = orderTexts[locale];
  return partsOfSet(job).map(({ name, copies, pages }) => `${name}: ${copiesOf(copies)} × ${pagesOf(pages.length)}`);
};

const partsSchema = z.array(z.object({ name: z.string(), copies: z.number(), pages: z.array(z.unknown()) }));
type Part = z.infer<typeof partsSchema>[number];

/** The parts as production prints them, when there are several and the storefront wrote them. */
function partsOfSet({ rows }: DescribedJob): readonly Part[] {
  const parts = partsSchema.safeParse(rows).data ?? [];
  return parts.length > 1 ? parts : [];
}

/** Parts of a set differ in pages and copies: theirs are counted together. */
const countOf = (parts: readonly Part[]) => ({
  copies: undefined,
  volumes: parts.reduce((sum, { copies }) => sum + copies, 0),
  pages: parts.reduce((sum, { copies, pages }) => sum + copies * pages.length, 0),
});

const told: ReadonlySet<string> = new Set(['copies', 'pages', 'format']);

/** How it is made: paper, printing, binding and so on, without what `jobExtent` says. */
export const jobMaking = ({ spec }: DescribedJob, locale: MailLocale) =>
  describeSpec(spec, locale).filter(({ key }) => !told.has(key));

/** What all of a job costs, in major units of the order's currency. */
export const jobPrice = ({ lines }: OrderedPrintJob): number =>
  Math.round(lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0) * 100) / 100;

/** A job in the words it was ordered in, for whoever pays it: how much of it, its parts, how it is made. */
export const jobDescription = (job: DescribedJob, locale: MailLocale): readonly string[] => {
  const making = jobMaking(job, locale).map(({ value }) => value);
  return [jobExtent(job, locale), jobParts(job, locale).join('; '), making.join(', ')].filter(Boolean);
};
