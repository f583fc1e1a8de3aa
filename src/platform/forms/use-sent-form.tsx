import { useMemo, type BaseSyntheticEvent, type ReactElement, type ReactNode } from 'react';
import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import type { I18n } from '@lingui/core';
import { useLingui } from '@lingui/react';
import type { DefaultValues, FieldValues, Path } from 'react-hook-form';
import type * as z from 'zod/mini';
import { SendingProblems } from './sending-problems.tsx';
import { useCheckedForm } from './use-checked-form.ts';
import { useFormSending } from './use-form-sending.ts';

interface SentForm<Values extends FieldValues, Sent> {
  /** Ids of the controls are `<id>-<field>`. */
  readonly id: string;
  /** Makes the checks; the same function at every drawing. */
  readonly schema: (i18n: I18n) => z.ZodMiniType<Values, Values>;
  readonly defaults: DefaultValues<Values>;
  /** Values that are known later, of who is logged in: they stand wherever nothing was typed. */
  readonly known?: Values | undefined;
  /** Labels in the order of the form. */
  readonly labels: Readonly<Record<Path<Values>, string>>;
  readonly send: (values: Values) => Promise<Sent>;
  readonly onSent: (sent: Sent) => void;
  readonly explain?: ((error: unknown) => ReactNode) | undefined;
  /** What else can be done with these values when the shop cannot take the form. */
  readonly renderMore?: ((values: Values) => ReactNode) | undefined;
}

/** A form of one schema: checked where something was typed, sent to the shop, and told what was wrong with it. */
export function useSentForm<Values extends FieldValues, Sent>(options: SentForm<Values, Sent>) {
  const { id, schema, defaults, known, labels, send, onSent, explain, renderMore } = options;
  const { i18n } = useLingui();
  const resolver = useMemo(() => standardSchemaResolver<Values, unknown, Values>(schema(i18n)), [i18n, schema]);
  const form = useCheckedForm<Values>({
    resolver,
    defaultValues: defaults,
    ...(known && { values: known }),
    resetOptions: { keepDirtyValues: true },
  });
  const isField = (name: string): name is Path<Values> => Object.hasOwn(labels, name);
  const fields = Object.keys(labels).filter(isField);
  const { attempt, submit } = useFormSending({ form, fields, send, onSent, explain });
  const { errors, isSubmitting } = form.formState;
  const fieldId = (name: Path<Values>): string => `${id}-${name}`;
  const messageOf = (name: Path<Values>): string | undefined => {
    const message = errors[name]?.message;
    return typeof message === 'string' ? message : undefined;
  };
  /** What a control of `ui/fields` takes. */
  const field = (name: Path<Values>) => ({
    ...form.register(name),
    id: fieldId(name),
    label: labels[name],
    error: messageOf(name),
  });
  const problems: ReactElement = (
    <SendingProblems attempt={attempt} labels={labels} fieldId={fieldId} more={renderMore?.(form.getValues())} />
  );
  return { form, field, problems, isSubmitting, onSubmit: (event: BaseSyntheticEvent) => void submit(event) };
}
