import { formatMoney, type OrderDocument, type OrderDocumentLine } from '../papers/order-document.ts';
import { groupByPrintJob, type OrderedPrintJob } from '../papers/print-jobs/print-jobs.ts';
import { html, type SafeHtml } from '../post/html.ts';
import { orderTexts } from '../papers/texts/order-texts.ts';
import { describeSpec } from '../papers/texts/print-spec-texts.ts';

/** What was ordered: one block per print job with its specification and files, then everything else. */
export function orderLinesHtml(order: OrderDocument): SafeHtml {
  const { jobs, others } = groupByPrintJob(order.lines);
  const heading = jobs.length > 0 && html`<h2>${orderTexts[order.locale].items}</h2>`;
  return html`${jobs.map((job) => jobHtml(order, job))}${others.length > 0 && html`${heading}${table(order, others)}`}`;
}

/** The same as plain text. */
export function orderLinesText(order: OrderDocument): string {
  const { jobs, others } = groupByPrintJob(order.lines);
  const blocks = jobs.map((job) => {
    const files = fileLines(order, job);
    const spec = describeSpec(job.spec, order.locale).map(({ name, value }) => `  ${name}: ${value}`);
    const named = files.length === 0 ? [] : [`  ${orderTexts[order.locale].files}: ${files.join(', ')}`];
    return [jobTitle(order, job), ...spec, ...named, ...job.lines.map((line) => lineText(order, line))].join('\n');
  });
  if (others.length > 0) blocks.push(others.map((line) => lineText(order, line)).join('\n'));
  return blocks.join('\n\n');
}

function lineLabel({ label, options }: OrderDocumentLine): string {
  return options.length === 0 ? label : `${label} (${options.map(({ option }) => option).join(', ')})`;
}

function table(order: OrderDocument, lines: readonly OrderDocumentLine[]): SafeHtml {
  const words = orderTexts[order.locale];
  return html`<table>
    <thead>
      <tr>
        <th scope="col">${words.article}</th>
        <th scope="col" class="amount">${words.quantity}</th>
        <th scope="col" class="amount">${words.unitPrice}</th>
        <th scope="col" class="amount">${words.price}</th>
      </tr>
    </thead>
    <tbody>
      ${lines.map(
        (line) =>
          html`<tr>
            <td>${lineLabel(line)}${line.productNumber && html`<br /><small>${line.productNumber}</small>`}</td>
            <td class="amount">${line.quantity}</td>
            <td class="amount">${formatMoney(order, line.unitPrice)}</td>
            <td class="amount">${formatMoney(order, line.totalPrice)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;
}

function jobTitle(order: OrderDocument, job: OrderedPrintJob): string {
  const { printJob } = orderTexts[order.locale];
  return job.title ? `${printJob}: ${job.title}` : printJob;
}

function fileLine(order: OrderDocument, file: OrderedPrintJob['files'][number]): string | undefined {
  const name = file.name ?? file.path;
  if (name === undefined) return undefined;
  return file.pages === undefined ? name : `${name} (${orderTexts[order.locale].pages(file.pages)})`;
}

function fileLines(order: OrderDocument, job: OrderedPrintJob): string[] {
  return job.files.map((file) => fileLine(order, file)).filter((line) => line !== undefined);
}

function jobHtml(order: OrderDocument, job: OrderedPrintJob): SafeHtml {
  const files = fileLines(order, job);
  return html`<h2>${jobTitle(order, job)}</h2>
    <dl>
      ${describeSpec(job.spec, order.locale).map(
        ({ name, value }) =>
          html`<dt>${name}</dt>
            <dd>${value}</dd>`,
      )}${
        files.length > 0 &&
        html`<dt>${orderTexts[order.locale].files}</dt>
          <dd>${files.join(', ')}</dd>`
      }
    </dl>
    ${table(order, job.lines)} `;
}

function lineText(order: OrderDocument, line: OrderDocumentLine): string {
  return `- ${line.quantity} × ${lineLabel(line)}: ${formatMoney(order, line.totalPrice)}`;
}
