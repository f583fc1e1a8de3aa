import { orientationOf, paperFormat } from '../spec/paper-format.ts';
import type { Binding, MakeSpec } from '../spec/print-spec.ts';
import { maxStaplePages } from './staple.ts';

/** Up to two pages are one sheet; three and four are one folded double sheet. */
export const maxLoosePages = 2;
export const maxFoldedPages = 4;

/** What decides the binding: the pages of one copy, whether it is a score, and the rest of the specification. */
export interface BindingFacts {
  readonly pages: number;
  readonly kind: 'part' | 'score';
  readonly spec: MakeSpec;
}

/**
 * The binding `automatic` stands for: 1–2 pages loose, 3–4 folded, then stapled as far as the staple holds, above that
 * coil. Scores, landscape sheets and A3 are coil-bound whatever their page count. Paper printed on one side is not
 * folded: up to four sheets stay loose (to lie side by side on the stand), more get a coil.
 */
export function chooseBinding({ pages, kind, spec }: BindingFacts): Binding {
  if (spec.binding !== 'automatic') return spec.binding;
  if (kind === 'score' || isLandscape(spec) || !paperFormat(spec.format).foldable) return 'coil';
  if (pages <= maxLoosePages) return 'loose';
  if (spec.sides === 'simplex') return pages <= maxFoldedPages ? 'loose' : 'coil';
  if (pages <= maxFoldedPages) return 'folded';
  return canStaple(pages, spec) ? 'stapled' : 'coil';
}

export const hasCard = (spec: Pick<MakeSpec, 'coverFront'>): boolean =>
  spec.coverFront === 'card-black' || spec.coverFront === 'card-colour';

const canStaple = (pages: number, spec: MakeSpec): boolean =>
  spec.paper !== 'syn' && pages <= maxStaplePages(spec.paper, hasCard(spec));

const isLandscape = (spec: Pick<MakeSpec, 'format' | 'orientation'>): boolean =>
  orientationOf(spec.format, spec.orientation) === 'landscape';
