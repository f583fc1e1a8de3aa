import { useEffect, useRef, type RefObject } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { useSetAtom } from 'jotai';
import { checkoutDraftAtom, type CheckoutDraft } from './checkout-draft.ts';

/** Not every key press is written to the storage. */
const pauseMs = 400;

/**
 * Keeps what is typed into a form in the draft of the checkout.
 * @param draftOf what of the form's values is kept; always the same function
 * @param name the field that counts; all of them unless it is given
 * @returns whether something was typed: a draft that comes then is older, this form wrote it or the storage was slow
 */
export function useKeepTyped<Values extends FieldValues>(
  { subscribe }: Pick<UseFormReturn<Values>, 'subscribe'>,
  draftOf: (values: Values) => Partial<CheckoutDraft>,
  name?: Path<Values>,
): RefObject<boolean> {
  const setDraft = useSetAtom(checkoutDraftAtom);
  const isTouched = useRef(false);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      ...(name === undefined ? {} : { name }),
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type !== 'change') return;
        isTouched.current = true;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const typed = draftOf(values);
          setDraft((before) => ({ ...before, ...typed })).catch(reportUnkept);
        }, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, draftOf, name, setDraft]);
  return isTouched;
}

export const reportUnkept = (error: unknown): void =>
  console.error('The draft of the checkout could not be kept.', error);
