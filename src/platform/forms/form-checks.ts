import type * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { problemText, type FieldProblem } from './field-problem.ts';

/** Values of a form as far as one of its texts is concerned. */
type WithText<Field extends string> = Readonly<Record<Field, string>>;

/**
 * A field that may not stay empty under a condition. The checks here look at more than one field and belong to the form's
 * schema: `z.object({…}).check(…)` (specification §5).
 */
export function requiredIf<Field extends string, Values extends WithText<Field>>(
  i18n: I18n,
  field: Field,
  condition: (values: Values) => boolean,
): z.core.CheckFn<Values> {
  return atField(i18n, field, (values) => (condition(values) && isBlank(values[field]) ? { kind: 'required' } : null));
}

/** A field that may stay empty under one condition only. */
export function requiredUnless<Field extends string, Values extends WithText<Field>>(
  i18n: I18n,
  field: Field,
  condition: (values: Values) => boolean,
): z.core.CheckFn<Values> {
  return requiredIf<Field, Values>(i18n, field, (values) => !condition(values));
}

interface Repetition<Field extends string> {
  /** The field that repeats. */
  readonly field: Field;
  readonly other: Field;
  /** The other field's label. */
  readonly otherName: string;
}

/** A field that repeats another: a new password, an e-mail address. */
export function sameAs<Field extends string, Values extends WithText<Field>>(
  i18n: I18n,
  { field, other, otherName }: Repetition<Field>,
): z.core.CheckFn<Values> {
  return atField(i18n, field, (values) => (values[field] === values[other] ? null : { kind: 'sameAs', otherName }));
}

/** A rule of a form whose failure is told at one field. */
export function atField<Field extends string, Values extends WithText<Field>>(
  i18n: I18n,
  field: Field,
  judge: (values: Values) => FieldProblem | null,
): z.core.CheckFn<Values> {
  return ({ value, issues }) => {
    const problem = judge(value);
    if (!problem) return;
    issues.push({ code: 'custom', path: [field], message: problemText(i18n, problem), input: value[field] });
  };
}

const isBlank = (text: string): boolean => text.trim() === '';
