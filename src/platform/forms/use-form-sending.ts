import { useState, type ReactNode } from 'react';
import type { FieldErrors, FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useLingui } from '@lingui/react';
import { problemText } from './field-problem.ts';
import { readFormFailure, type FormFailure } from './form-failure.ts';

interface FieldProblem<Field extends string> {
  readonly field: Field;
  readonly message: string;
}

/** Why the form as a whole was not taken; `told`: the form itself knows the reason better. */
export type WholeFailure =
  | Exclude<FormFailure<string>, { kind: 'fields' }>
  | { readonly kind: 'told'; readonly text: ReactNode };

/** What came of the last attempt to send: fields to put right, or a failure of the whole. */
export interface Attempt<Field extends string> {
  readonly number: number;
  readonly problems: readonly FieldProblem<Field>[];
  readonly failure: WholeFailure | null;
}

interface FormSending<Values extends FieldValues, Sent> {
  readonly form: UseFormReturn<Values, unknown, Values>;
  /** In the order of the form. */
  readonly fields: readonly Path<Values>[];
  readonly send: (values: Values) => Promise<Sent>;
  readonly onSent: (sent: Sent) => void;
  /** Says what this form's own refusals mean; undefined for those that mean the same everywhere. */
  readonly explain?: ((error: unknown) => ReactNode) | undefined;
}

/**
 * Sends a form and keeps what came of it. The list of problems stays as the attempt found it until the next one, so
 * that the summary takes the focus only after sending, never while somebody types.
 */
export function useFormSending<Values extends FieldValues, Sent>(options: FormSending<Values, Sent>) {
  const { form, fields, send, onSent, explain } = options;
  const { i18n } = useLingui();
  const [attempt, setAttempt] = useState<Attempt<Path<Values>>>({ number: 0, problems: [], failure: null });
  const finish = (outcome: Partial<Omit<Attempt<Path<Values>>, 'number'>>): void =>
    setAttempt(({ number }) => ({ number: number + 1, problems: [], failure: null, ...outcome }));

  const refuse = (error: unknown): void => {
    const text = explain?.(error);
    if (text !== undefined) return finish({ failure: { kind: 'told', text } });
    const failure = readFormFailure(error, fields);
    if (failure.kind !== 'fields') {
      if (failure.kind === 'refused') console.error('The shop refused a form.', error);
      finish({ failure });
      return;
    }
    const problems = failure.problems.map(({ field, problem }) => ({ field, message: problemText(i18n, problem) }));
    for (const { field, message } of problems) form.setError(field, { message });
    finish({ problems });
  };

  const submit = form.handleSubmit(
    async (values) => {
      try {
        const sent = await send(values);
        finish({});
        onSent(sent);
      } catch (error) {
        refuse(error);
      }
    },
    (errors) => finish({ problems: problemsOf(errors, fields) }),
  );
  return { attempt, submit };
}

function problemsOf<Values extends FieldValues>(
  errors: FieldErrors<Values>,
  fields: readonly Path<Values>[],
): readonly FieldProblem<Path<Values>>[] {
  return fields.flatMap((field) => {
    const message = errors[field]?.message;
    return typeof message === 'string' ? [{ field, message }] : [];
  });
}
