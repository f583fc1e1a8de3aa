import type { Texts } from '../basics/in-languages.ts';
import type { TaxRate, Tier } from '../basics/payload.ts';
import type { PictureName } from '../basics/picture-names.ts';

export type ManufacturerKey = 'notenfalz' | 'holzpult' | 'schreibzeug' | 'mappenwerk';

/** A product of the demo shop in the words of a shopkeeper; `productPayload` makes an upsert payload of it. */
export interface DemoProduct {
  readonly number: string;
  readonly name: Texts;
  /** Plain sentences; becomes a paragraph. */
  readonly text: Texts;
  /** Facts in a list below the text. */
  readonly facts?: readonly Texts[];
  /** Gross, in euro. */
  readonly price: number;
  readonly listPrice?: number;
  readonly regulationPrice?: number;
  readonly taxRate: TaxRate;
  readonly tiers?: readonly Tier[];
  readonly manufacturer: ManufacturerKey;
  readonly categories: readonly string[];
  readonly pictures: readonly [PictureName, ...PictureName[]];
  readonly properties?: readonly string[];
  readonly stock?: number;
  /** Sold while stocks last. */
  readonly closeout?: boolean;
  readonly delivery?: 'fast' | 'print' | 'week';
  /** Kilograms. */
  readonly weight?: number;
  /** Width × length in millimetres. */
  readonly size?: readonly [width: number, length: number];
  /** Sheets in the pack, for a price per 100 sheets. */
  readonly sheets?: number;
  readonly topseller?: boolean;
  readonly shippingFree?: boolean;
  readonly maxPurchase?: number;
}
