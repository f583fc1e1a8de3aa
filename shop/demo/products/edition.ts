import type { Texts } from '../basics/in-languages.ts';

/** How an edition can be had: its formats, and whether it is thick enough for a coil. */
export type EditionForm = 'book' | 'leaflet' | 'march';

/** Colour of the cloth or paper an edition is bound in. */
export type CoverTint = 'ivory' | 'mist' | 'rose' | 'sage' | 'sand';

/** A score the shop prints on demand; every choice of format and binding becomes a variant. */
export interface Edition {
  readonly number: string;
  readonly composer: Texts;
  readonly title: Texts;
  /** The German title as it stands on the cover, row by row. */
  readonly coverTitle: readonly string[];
  readonly scoring: Texts;
  readonly pages: number;
  /** Gross price in euro of the cheapest variant. */
  readonly price: number;
  readonly form: EditionForm;
  readonly tint: CoverTint;
  readonly incipit?: string;
  readonly properties: readonly string[];
  readonly categories: readonly string[];
  readonly text: Texts;
  readonly topseller?: boolean;
  /** Numbers, in the book, of the pages that can be read before buying: engraved in `scores/look-inside/`. */
  readonly lookInside?: readonly number[];
}
