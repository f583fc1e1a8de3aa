import * as z from 'zod/mini';
import type { OrderDocument } from '../papers/order-document.ts';

/** What the storefront writes into the line of a download when its buyer gives up the right of withdrawal. */
const consentSchema = z.object({
  consent: z.object({ waiver: z.object({ confirmedAt: z.iso.datetime() }) }),
});

/** When the buyer agreed to have the downloads at once (§ 356 (5) BGB), for all of them; null where the order does not say. */
export function downloadConsentAt({ lines }: Pick<OrderDocument, 'lines'>): Date | null {
  const downloads = lines.filter(({ isDownload }) => isDownload);
  const times = downloads.map(({ payload }) => consentSchema.safeParse(payload).data?.consent.waiver.confirmedAt);
  const known = times.filter((time) => time !== undefined).toSorted();
  return known.length > 0 && known.length === times.length ? new Date(known.at(-1) ?? '') : null;
}
