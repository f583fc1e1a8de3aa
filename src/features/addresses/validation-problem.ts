/** What can be wrong with a field of an address or contact form; texts in `validation-text.ts`. */
export const validationProblems = ['required', 'email', 'too-long', 'zipcode', 'choice', 'in-use', 'refused'] as const;

export type ValidationProblem = (typeof validationProblems)[number];

export function isValidationProblem(value: unknown): value is ValidationProblem {
  return validationProblems.some((problem) => problem === value);
}

/** The shop's columns for names, streets and the like. */
export const maxTextLength = 255;
