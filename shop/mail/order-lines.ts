import { formatMoney, type OrderDocument, type OrderDocumentLine } from '../papers/order-document.ts';
import { groupByPrintJob, type OrderedPrintJob } from '../papers/print-jobs/print-jobs.ts';
import { jobExtent, jobMaking, jobName, jobParts, jobPrice } from '../papers/print-jobs/job-words.ts';
import { orderTexts } from '../papers/texts/order-texts.ts';
import { describeSpec } from '../papers/texts/print-spec-texts.ts';
import { html, type SafeHtml } from '../post/html.ts';
import { mailAmounts, mailHeading, mailLink, mailScore } from '../post/mail-parts.ts';
import { storefrontPaths } from '../post/storefront-links.ts';
import type { SizedPage } from './first-pages.ts';

/** What was ordered, for the customer: each print job with its first page, in plain words with its files, then everything else. */
export function orderLinesHtml(
  order: OrderDocument,
  storefrontUrl: string,
  firstPages: ReadonlyMap<string, SizedPage>,
): SafeHtml {
  const { jobs, others } = groupByPrintJob(order.lines);
  const heading = jobs.length > 0 && mailHeading(orderTexts[order.locale].items);
  const rest = others.map((line) => ({
    name: lineLabel(line),
    details: [timesPrice(order, line)],
    amount: formatMoney(order, line.totalPrice),
  }));
  return html`${jobs.map((job) => jobHtml(order, job, { storefrontUrl, firstPage: firstPages.get(job.id) }))}${
    others.length > 0 && html`${heading}${mailAmounts(rest)}`
  }`;
}

/** The same as plain text, without pages. */
export function orderLinesText(order: OrderDocument, storefrontUrl: string): string {
  const { jobs, others } = groupByPrintJob(order.lines);
  const { openFiles } = orderTexts[order.locale];
  const blocks = jobs.map((job) => {
    const details = jobDetails(order, job).map((line) => `  ${line}`);
    const links = filesUrl(job, storefrontUrl).map((url) => `  ${openFiles}: ${url}`);
    return [jobTitle(order, job), ...details, `  ${formatMoney(order, jobPrice(job))}`, ...links].join('\n');
  });
  const rest = others.map(
    (line) => `- ${lineLabel(line)}: ${timesPrice(order, line)} = ${formatMoney(order, line.totalPrice)}`,
  );
  return [...blocks, ...(rest.length > 0 ? [rest.join('\n')] : [])].join('\n\n');
}

/** What was ordered, for whoever makes it: each print job with every product it takes. */
export function productionLines(order: OrderDocument): string[] {
  const { jobs, others } = groupByPrintJob(order.lines);
  const blocks = jobs.map((job) => {
    const spec = describeSpec(job.spec, order.locale).map(({ name, value }) => `  ${name}: ${value}`);
    const rows = job.lines.map((line) => lineText(order, line));
    return [jobTitle(order, job), ...spec, ...filesDetail(order, job).map((line) => `  ${line}`), ...rows].join('\n');
  });
  return [...blocks, ...(others.length > 0 ? [others.map((line) => lineText(order, line)).join('\n')] : [])];
}

function lineLabel({ label, options }: OrderDocumentLine): string {
  return options.length === 0 ? label : `${label} (${options.map(({ option }) => option).join(', ')})`;
}

const timesPrice = (order: OrderDocument, { quantity, unitPrice }: OrderDocumentLine): string =>
  `${quantity} × ${formatMoney(order, unitPrice)}`;

const lineText = (order: OrderDocument, line: OrderDocumentLine): string =>
  `- ${line.quantity} × ${lineLabel(line)}: ${formatMoney(order, line.totalPrice)}`;

function jobTitle(order: OrderDocument, job: OrderedPrintJob): string {
  const { printJob } = orderTexts[order.locale];
  return job.title === undefined ? printJob : `${printJob}: ${job.title}`;
}

function fileName(order: OrderDocument, { name, path, pages }: OrderedPrintJob['files'][number]): string[] {
  const shown = name ?? path;
  if (shown === undefined) return [];
  return [pages === undefined ? shown : `${shown} (${orderTexts[order.locale].pages(pages)})`];
}

function filesDetail(order: OrderDocument, { files }: OrderedPrintJob): string[] {
  const names = files.flatMap((file) => fileName(order, file));
  return names.length === 0 ? [] : [`${orderTexts[order.locale].files}: ${names.join(', ')}`];
}

/** How much of it, how it is made, and of which files: a line each. */
const jobDetails = (order: OrderDocument, job: OrderedPrintJob): string[] => [
  ...[jobExtent(job, order.locale)].filter(Boolean),
  ...jobParts(job, order.locale),
  ...jobMaking(job, order.locale).map(({ name, value }) => `${name}: ${value}`),
  ...filesDetail(order, job),
];

/** The folder the customer put the files into; its name is the key to it, which the customer has already. */
function filesUrl({ files }: OrderedPrintJob, storefrontUrl: string): string[] {
  const folders = files.flatMap(({ path }) => /^uploads\/([\w-]{22,128})\//.exec(path ?? '')?.[1] ?? []);
  return [...new Set(folders)].map((folder) => `${storefrontUrl}${storefrontPaths.files(folder)}`);
}

interface JobParts {
  readonly storefrontUrl: string;
  readonly firstPage: SizedPage | undefined;
}

function jobHtml(order: OrderDocument, job: OrderedPrintJob, { storefrontUrl, firstPage }: JobParts): SafeHtml {
  const { openFiles, printJob, firstPage: firstPageOf } = orderTexts[order.locale];
  const name = jobName(job, order.locale);
  const [extent, ...details] = jobDetails(order, job);
  const links = filesUrl(job, storefrontUrl).map((url) => html`${mailLink({ label: openFiles, url })}<br />`);
  const words = html`${mailAmounts([
    { name: extent ?? printJob, details, amount: formatMoney(order, jobPrice(job)), strong: true },
  ])}
  ${links.length > 0 && html`<p style="margin:0 0 12px">${links}</p>`}`;
  const content = firstPage === undefined ? words : mailScore({ ...firstPage, alt: firstPageOf(name) }, words);
  return html`${mailHeading(name)} ${content}`;
}
