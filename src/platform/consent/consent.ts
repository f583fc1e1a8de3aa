/** What a visitor may allow beyond what the shop needs (specification §4). */
export const choosableCategories = ['functional', 'statistic', 'marketing', 'unclassified'] as const;
export type ChoosableCategory = (typeof choosableCategories)[number];

/** What is allowed; what the shop needs to work always is. */
export type Consent = Readonly<Record<ChoosableCategory, boolean>> & { readonly necessary: true };

/** A choice, and when it was made (ms since 1970). */
export interface ConsentChoice {
  readonly consent: Consent;
  readonly chosenAt: number;
}

/** Before anybody has chosen, and after everything was refused. */
export const onlyNecessary = consentTo([]);

export const everything = consentTo(choosableCategories);

export function consentTo(categories: readonly ChoosableCategory[]): Consent {
  const has = (category: ChoosableCategory): boolean => categories.includes(category);
  return {
    necessary: true,
    functional: has('functional'),
    statistic: has('statistic'),
    marketing: has('marketing'),
    unclassified: has('unclassified'),
  };
}

const month = 30.44 * 24 * 60 * 60 * 1000;

/** A refusal holds for half a year (LAW-20), an agreement for a year. */
export function isDue({ consent, chosenAt }: ConsentChoice, now: number): boolean {
  const agreed = choosableCategories.some((category) => consent[category]);
  const age = now - chosenAt;
  // A clock set back asks nobody again.
  return age > (agreed ? 12 : 6) * month;
}

/** Reads a kept choice by hand: no schema is loaded for it. */
export function readConsentChoice(record: unknown): ConsentChoice | undefined {
  if (typeof record !== 'object' || record === null) return undefined;
  const { consent, chosenAt } = { consent: undefined, chosenAt: undefined, ...record };
  if (typeof chosenAt !== 'number' || typeof consent !== 'object' || consent === null) return undefined;
  const allowed = new Map<string, unknown>(Object.entries(consent));
  return { consent: consentTo(choosableCategories.filter((category) => allowed.get(category) === true)), chosenAt };
}
