import type { Texts } from '../basics/in-languages.ts';

/** How an edition can be had: its formats, and whether it is thick enough for a coil. */
export type EditionForm = 'book' | 'leaflet' | 'march';

/** Colour of the cloth or paper an edition is bound in. */
export type CoverTint = 'ivory' | 'mist' | 'rose' | 'sage' | 'sand';

export type EditionBinding = 'coil' | 'staple';

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
  /** Whether its cover is drawn in both bindings, so that the picture changes with the choice; else it is drawn in the usual one. */
  readonly drawnTwice?: boolean;
}

/** How the cover of an edition is drawn for want of a choice: thick books lie flat with a coil. */
export function usualBinding({ form, pages }: Edition): EditionBinding {
  return form === 'book' && pages > 40 ? 'coil' : 'staple';
}

/** The other binding, where its cover is drawn as well. */
export function secondBinding(edition: Edition): EditionBinding | null {
  if (edition.drawnTwice !== true) return null;
  return usualBinding(edition) === 'coil' ? 'staple' : 'coil';
}
