import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';
import type { CurrentCustomer } from '../account/customer/require-customer.ts';
import { shopError } from '../http/shop-error.ts';
import type { Shop } from '../entities/shop.ts';

const rowSchema = z.object({ path: z.string(), file_name: z.string(), file_extension: z.string() });

export interface DownloadedFile {
  readonly name: string;
  readonly content: Uint8Array<ArrayBuffer>;
}

/**
 * A file bought with an order.
 *
 * @throws {ShopError} 404 unless the order is the customer's and paid.
 */
export async function readOrderDownload(
  shop: Shop,
  orderId: string,
  downloadId: string,
  customer: CurrentCustomer,
): Promise<DownloadedFile> {
  const row = shop.database
    .prepare(
      `SELECT m.path, m.file_name, m.file_extension FROM order_line_item_download d
       JOIN order_line_item l ON l.id = d.order_line_item_id JOIN order_customer c ON c.order_id = l.order_id
       JOIN media m ON m.id = d.media_id
       WHERE d.id = ? AND l.order_id = ? AND c.customer_id = ? AND d.access_granted = 1`,
    )
    .get(downloadId, orderId, customer.id);
  if (row === undefined) {
    throw shopError({
      status: 404,
      code: 'CHECKOUT__LINE_ITEM_DOWNLOAD_FILE_NOT_FOUND',
      detail: `Line item download file with id "${downloadId}" not found.`,
      parameters: { downloadId },
    });
  }
  const media = rowSchema.parse(row);
  const content = new Uint8Array(await readFile(join(shop.folder, media.path)));
  return { name: `${media.file_name}.${media.file_extension}`, content };
}
