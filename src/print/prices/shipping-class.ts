import { measureCopy } from './copy-weight.ts';
import { paperFormat } from '../spec/paper-format.ts';
import type { PrintJob, PrintRow } from '../spec/print-job.ts';

/** How a job travels. `parcels`: more than 10 kg, shared out over several. */
export type ShippingClass = 'letter' | 'maxi-letter' | 'parcel-2kg' | 'parcel-5kg' | 'parcel-10kg' | 'parcels';

/** A packed job: weight with packaging in grams, height of the stack in mm. */
export interface Shipment {
  readonly shippingClass: ShippingClass;
  readonly weightG: number;
  readonly thicknessMm: number;
}

const mailerWeightG = 60;
const cartonWeightG = 250;
/** Letters may be 353 × 250 mm; the board mailer is a centimetre larger than the sheets inside. */
const letterMm = { long: 353, short: 250 } as const;
const mailerMarginMm = 10;

const letters = [
  { shippingClass: 'letter', maxG: 500, maxMm: 20 },
  { shippingClass: 'maxi-letter', maxG: 1000, maxMm: 50 },
] as const;

const parcels = [
  { shippingClass: 'parcel-2kg', maxG: 2000 },
  { shippingClass: 'parcel-5kg', maxG: 5000 },
  { shippingClass: 'parcel-10kg', maxG: 10_000 },
] as const;

/**
 * The cheapest way a job can be sent: letter up to 500 g and 2 cm, maxi letter up to 1 kg and 5 cm, else parcel by
 * weight. Sheets larger than a letter (B4, 25×32, A3) always go as parcel, and the height of coils counts. An estimate:
 * the shop's own shipping price wins.
 */
export function shipmentOf(job: Pick<PrintJob, 'rows'>): Shipment {
  const contents = job.rows.map((row) => ({ row, copy: measureCopy(row) }));
  const weightG = contents.reduce((sum, { row, copy }) => sum + row.copies * copy.weightG, 0);
  const thicknessMm = contents.reduce((sum, { row, copy }) => sum + row.copies * copy.thicknessMm, 0);
  if (job.rows.every(fitsLetter)) {
    const packedG = weightG + mailerWeightG;
    const letter = letters.find(({ maxG, maxMm }) => packedG <= maxG && thicknessMm <= maxMm);
    if (letter) return { shippingClass: letter.shippingClass, weightG: packedG, thicknessMm };
  }
  const packedG = weightG + cartonWeightG;
  const parcel = parcels.find(({ maxG }) => packedG <= maxG);
  return { shippingClass: parcel?.shippingClass ?? 'parcels', weightG: packedG, thicknessMm };
}

function fitsLetter({ spec }: PrintRow): boolean {
  const { widthMm, heightMm } = paperFormat(spec.format);
  return (
    Math.max(widthMm, heightMm) + mailerMarginMm <= letterMm.long &&
    Math.min(widthMm, heightMm) + mailerMarginMm <= letterMm.short
  );
}
