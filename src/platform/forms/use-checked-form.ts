import { useCallback, useState } from 'react';
import { useForm, type FieldValues, type UseFormProps, type UseFormReturn } from 'react-hook-form';

/**
 * A form whose fields complain at the right time (UX-04): on being left once something was typed there, or typed and taken
 * out again; never for being passed by. A complaint goes while it is corrected. An attempt to send checks everything.
 * The library's own modes complain of empty fields that were only passed by, or keep a complaint that was put right.
 */
export function useCheckedForm<Values extends FieldValues>(
  options: UseFormProps<Values, unknown, Values>,
): UseFormReturn<Values, unknown, Values> {
  const form = useForm<Values, unknown, Values>({ ...options, mode: 'onSubmit', shouldFocusError: false });
  const { register: registerPlain, reset: resetPlain, trigger, getFieldState, getValues } = form;
  const [typed] = useState(() => new Set<string>());
  const register: typeof registerPlain = useCallback(
    (name, rules) => {
      const isRed = (): boolean => getFieldState(name).error !== undefined;
      const onChange = (event: unknown): void => {
        typed.add(name);
        if (isRed()) void trigger(name);
        rules?.onChange?.(event);
      };
      const onBlur = (event: unknown): void => {
        // What a browser filled in, it does not always tell; it is found in the field.
        if (!isRed() && (typed.has(name) || hasText(getValues(name)))) void trigger(name);
        rules?.onBlur?.(event);
      };
      return registerPlain(name, { ...rules, onChange, onBlur });
    },
    [typed, registerPlain, trigger, getFieldState, getValues],
  );
  const reset: typeof resetPlain = useCallback(
    (...given) => {
      typed.clear();
      resetPlain(...given);
    },
    [typed, resetPlain],
  );
  return { ...form, register, reset };
}

const hasText = (value: unknown): boolean => typeof value === 'string' && value !== '';
