import { atom } from 'jotai';
import { cartAtom, changeLinesAtom } from '#features/cart/cart-atoms.ts';
import type { LineItem } from '#store-api/schemas/line-item.ts';
import { isLead, type PrintJobFile, readPrintJob } from '#print/payload/print-job-payload.ts';
import { leadWithFiles } from '#print/payload/write-print-job.ts';
import { openJobsAtom } from './jobs/job-atoms.ts';
import type { KeptJob } from './kept-job.ts';
import { printJobsAtom } from './print-jobs-atom.ts';

interface CartFile {
  jobId: string;
  path: string;
  size: number;
}

/**
 * A file that is sent once more gets a path of its own: when the cart names the path it had before, the cart is brought up
 * to date. Nothing happens for a job this browser does not know.
 * @throws {StoreApiError}
 */
export const renewJobFileAtom = atom(null, async (get, set, file: CartFile): Promise<void> => {
  await set(openJobsAtom);
  const kept = get(printJobsAtom).find(({ job }) => job.id === file.jobId);
  if (!kept?.upload || kept.upload.path === file.path || kept.file.size !== file.size) return;
  const line = renewedLine(get(cartAtom)?.lineItems ?? [], file, kept.upload);
  if (line) await set(changeLinesAtom, [line]);
});

function renewedLine(lines: readonly LineItem[], { jobId, path }: CartFile, upload: NonNullable<KeptJob['upload']>) {
  for (const { id, payload } of lines) {
    const lead = readPrintJob(payload);
    if (isLead(lead) && lead.id === jobId) {
      const files = lead.files.map((file) => (file.path === path ? sentAgain(file, upload) : file));
      return { id, payload: leadWithFiles(lead, files) };
    }
  }
  return undefined;
}

function sentAgain(
  { md5: _before, ...file }: PrintJobFile,
  { path, outcome }: NonNullable<KeptJob['upload']>,
): PrintJobFile {
  return { ...file, path, ...(outcome?.md5 !== undefined && { md5: outcome.md5 }) };
}
