import * as z from 'zod/mini';

/** Why the customer may have the notes copied (§ 53 (4) UrhG asks for consent unless the work is free). */
export const rightsKinds = ['own-work', 'public-domain', 'licence'] as const;
export type RightsKind = (typeof rightsKinds)[number];

/** The customer's declaration: which ground, the version of the text they saw, and when (ISO 8601, UTC). */
export const rightsDeclarationSchema = z.object({
  kind: z.enum(rightsKinds),
  textVersion: z.string().check(z.minLength(1)),
  declaredAt: z.iso.datetime(),
});
export type RightsDeclaration = z.infer<typeof rightsDeclarationSchema>;

/** Death years of everyone who shaped the notes, and the year of a scholarly or first edition if there is one. */
export interface WorkDates {
  readonly deathYears: readonly (number | 'living' | 'unknown')[];
  readonly editionYear: number | null;
}

export type RightsEstimate =
  | { readonly result: 'free' }
  | { readonly result: 'unclear' }
  | { readonly result: 'protected'; readonly freeFromYear: number | null };

const lifetimeTermYears = 70;
const editionTermYears = 25;

/**
 * Whether a work is free in Germany in the given year: every author dead for more than 70 years (§ 64 UrhG) and no
 * scholarly or first edition younger than 25 years (§§ 70, 71 UrhG); terms end on 31 December (§ 69 UrhG).
 * An orientation, not legal advice. `freeFromYear` is null while an author lives.
 */
export function estimateRights(work: WorkDates, year: number): RightsEstimate {
  const ends = work.deathYears.flatMap((death) => (typeof death === 'number' ? [death + lifetimeTermYears] : []));
  if (work.editionYear !== null) ends.push(work.editionYear + editionTermYears);
  if (work.deathYears.includes('living')) return { result: 'protected', freeFromYear: null };
  const lastYear = Math.max(...ends, Number.NEGATIVE_INFINITY);
  if (lastYear >= year) {
    return { result: 'protected', freeFromYear: work.deathYears.includes('unknown') ? null : lastYear + 1 };
  }
  return work.deathYears.length === 0 || work.deathYears.includes('unknown')
    ? { result: 'unclear' }
    : { result: 'free' };
}
