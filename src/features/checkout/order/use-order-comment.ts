import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAtom } from 'jotai';
import { checkoutDraftAtom } from '../contact/checkout-draft.ts';
import type { OrderValues } from './order-schema.ts';

/** Keeps the message to the shop through reloads, and returns the one kept. Boxes are never kept: consent is given anew (LAW-05). */
export function useOrderComment(form: UseFormReturn<OrderValues>): string {
  const [{ comment }, setDraft] = useAtom(checkoutDraftAtom);
  useEffect(() => {
    if (comment !== '' && form.getValues('comment') === '') form.setValue('comment', comment);
  }, [comment, form]);
  useEffect(
    () =>
      form.subscribe({
        name: 'comment',
        formState: { values: true },
        callback: ({ values, type }) => {
          if (type !== 'blur') return;
          setDraft((before) => ({ ...before, comment: values.comment })).catch((error: unknown) => {
            console.error('The draft of the checkout could not be kept.', error);
          });
        },
      }),
    [form, setDraft],
  );
  return comment;
}
