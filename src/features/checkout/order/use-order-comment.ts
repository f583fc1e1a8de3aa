import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAtom } from 'jotai';
import { checkoutDraftAtom } from '../contact/checkout-draft.ts';
import type { OrderValues } from './order-schema.ts';

/** Keeps the message to the shop through reloads, and returns the one kept. Boxes are never kept: consent is given anew (LAW-05). */
export function useOrderComment({ setValue, subscribe }: UseFormReturn<OrderValues>): string {
  const [{ comment }, setDraft] = useAtom(checkoutDraftAtom);
  // A draft that comes now is older than what is typed.
  const isTouched = useRef(false);
  useEffect(() => {
    if (comment !== '' && !isTouched.current) setValue('comment', comment);
  }, [comment, setValue]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      name: 'comment',
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type !== 'change') return;
        isTouched.current = true;
        clearTimeout(timer);
        timer = setTimeout(() => {
          setDraft((before) => ({ ...before, comment: values.comment })).catch((error: unknown) => {
            console.error('The draft of the checkout could not be kept.', error);
          });
        }, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, setDraft]);
  return comment;
}

/** Not every key press is written to the storage. */
const pauseMs = 400;
