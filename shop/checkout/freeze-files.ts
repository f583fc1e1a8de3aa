import { errorEntry, ShopError } from '../http/shop-error.ts';
import type { OrderDocument } from '../papers/order-document.ts';
import { groupByPrintJob, type OrderedFile } from '../papers/print-jobs/print-jobs.ts';
import type { Shop } from '../entities/shop.ts';
import { findAsNamed } from '../base/stored-uploads.ts';

/**
 * What production prints from stays as it is from now on: the files the order's print jobs name. Nothing is done for
 * files in a storage of somebody else's.
 *
 * @throws {ShopError} 400 with an entry for each file the store does not have as the order names it
 */
export function freezeFiles(shop: Shop, { id, lines }: OrderDocument): void {
  const { uploads } = shop;
  if (uploads === null) return;
  const files = groupByPrintJob(lines).jobs.flatMap((job) =>
    job.files.flatMap(({ path, ...file }) => (path === undefined ? [] : [{ ...file, path, jobId: job.id }])),
  );
  const missing = files.filter((file) => findAsNamed(uploads, file) === null);
  if (missing.length > 0) throw new ShopError(400, missing.map(describeMissing));
  uploads.hold(
    id,
    files.map(({ path }) => path),
  );
}

type NamedFile = OrderedFile & { readonly path: string; readonly jobId: string };

const describeMissing = ({ path, jobId, name }: NamedFile) =>
  errorEntry({
    status: 400,
    code: 'CHECKOUT__PRINT_FILE_MISSING',
    detail: `The file "${name ?? path}" of a print job is not stored as the order names it.`,
    parameters: { jobId, path },
  });
