import type { MailLocale } from '../../post/mail.ts';
import type { OrderedPrintJob } from './print-jobs.ts';
import { orderTexts } from '../texts/order-texts.ts';
import { describeSpec } from '../texts/print-spec-texts.ts';

type DescribedJob = Pick<OrderedPrintJob, 'title' | 'spec'>;

/** What a print job is called: as its owner called it. */
export const jobName = ({ title }: DescribedJob, locale: MailLocale): string => title ?? orderTexts[locale].printJob;

/** `40 Exemplare × 24 Seiten, A4`; empty when the job does not say. */
export function jobExtent({ spec }: DescribedJob, locale: MailLocale): string {
  const words = orderTexts[locale];
  const { copies, volumes, pages } = spec;
  const made =
    typeof volumes === 'number' ? words.volumes(volumes) : typeof copies === 'number' ? words.copies(copies) : '';
  const times = [made, typeof pages === 'number' ? words.pages(pages) : ''].filter(Boolean);
  const format = describeSpec(spec, locale).find(({ key }) => key === 'format')?.value ?? '';
  // Parts of a set differ in pages and copies: theirs are counted together.
  return [times.join(typeof volumes === 'number' ? ', ' : ' × '), format].filter(Boolean).join(', ');
}

const told: ReadonlySet<string> = new Set(['copies', 'pages', 'format']);

/** How it is made: paper, printing, binding and so on, without what `jobExtent` says. */
export const jobMaking = ({ spec }: DescribedJob, locale: MailLocale) =>
  describeSpec(spec, locale).filter(({ key }) => !told.has(key));

/** What all of a job costs, in major units of the order's currency. */
export const jobPrice = ({ lines }: OrderedPrintJob): number =>
  Math.round(lines.reduce((sum, { totalPrice }) => sum + totalPrice, 0) * 100) / 100;
