import type { Texts } from '../basics/in-languages.ts';
import type { Tier } from '../basics/payload.ts';
import type { ObjectName } from '../basics/picture-names.ts';

/** One unit a print job is charged by: a printed side, a sheet, a binding. Prices are gross, with 7 % VAT. */
export interface PrintUnit {
  readonly number: string;
  readonly name: Texts;
  readonly tiers: readonly Tier[];
  /** Kilograms; on paper, covers and bindings only, so that nothing is weighed twice. */
  readonly weight?: number;
  /** Width × length in millimetres, which decides between letter and parcel. */
  readonly size?: readonly [width: number, length: number];
  readonly picture: ObjectName;
}
