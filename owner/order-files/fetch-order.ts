import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { uploadFolderOf, type PrintJobFile } from '#print/payload/print-job-payload.ts';
import { DataRefused } from '#shop/base/database/data-refused.ts';
import { writeDurably } from '#shop/base/write-durably.ts';
import { asDiskRefusal } from '../disk-refusal.ts';
import { fetchFile } from './fetch-file.ts';
import { distinctNames, fileNameFor } from './file-name.ts';
import type { FileSource } from './file-source.ts';
import { ticketJson, ticketText, type TicketFile } from './job-ticket.ts';
import { jobsOf, type PlacedOrder } from './ordered-job.ts';

/**
 * Brings the files of an order into a folder of its own, one below it for each print job, with its ticket. What is there whole
 * is not fetched again; a file that cannot be had does not hold up the others, and its ticket says so.
 *
 * @returns how many files are missing
 * @throws {DataRefused} when the order has no print job, or the disk does not take them
 */
export async function fetchOrder(
  order: PlacedOrder,
  source: FileSource,
  { to, say }: { readonly to: string; readonly say: (line: string) => void },
): Promise<number> {
  const jobs = jobsOf(order);
  if (jobs.length === 0) throw new DataRefused(`Order ${order.orderNumber} has no print job.`);
  const fetching = { order, source, say };
  let missing = 0;
  for (const [index, job] of jobs.entries()) {
    const number = index + 1;
    const folder = join(to, fileNameFor(order.orderNumber), fileNameFor(`${number} ${job.lead.title}`));
    try {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const files = await fetchFiles(job.lead.files, folder, fetching);
      const ticket = { order, job, place: [number, jobs.length] as const, files };
      writeDurably(join(folder, 'job.json'), ticketJson(ticket));
      writeDurably(join(folder, 'job.txt'), ticketText(ticket));
      missing += files.filter((file) => file.missing !== undefined).length;
    } catch (error) {
      throw asDiskRefusal(error, folder);
    }
    say(folder);
  }
  return missing;
}

interface Fetching {
  readonly order: PlacedOrder;
  readonly source: FileSource;
  readonly say: (line: string) => void;
}

async function fetchFiles(
  ordered: readonly PrintJobFile[],
  folder: string,
  { order, source, say }: Fetching,
): Promise<readonly TicketFile[]> {
  // The tickets' own names are taken.
  const taken = ['job.txt', 'job.json'];
  const names = distinctNames([...taken, ...ordered.map(({ name }) => fileNameFor(name))]).slice(taken.length);
  const files: TicketFile[] = [];
  for (const [index, file] of ordered.entries()) {
    const name = names[index] ?? '';
    const target = join(folder, name);
    try {
      if (order.deleted.includes(file.path)) throw new DataRefused('its customer has deleted it');
      // The order's words are its customer's: nothing else of the bucket is fetched because they name it.
      if (uploadFolderOf(file.path) === undefined) throw new DataRefused('its path is not that of an upload');
      const done = await fetchFile(source, { name: file.path, target, ordered: { size: file.size, md5: file.md5 } });
      say(`${name}: ${done}`);
      files.push({ name, ordered: file, missing: undefined });
    } catch (error) {
      if (!(error instanceof DataRefused)) throw error;
      say(`${name}: MISSING, ${error.message}`);
      files.push({ name, ordered: file, missing: error.message });
    }
  }
  return files;
}
