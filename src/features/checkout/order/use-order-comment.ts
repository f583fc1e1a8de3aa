import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAtomValue } from 'jotai';
import { checkoutDraftAtom, type CheckoutDraft } from '../contact/checkout-draft.ts';
import { useKeepTyped } from '../contact/use-keep-typed.ts';
import type { OrderValues } from './order-schema.ts';

/** Keeps the message to the shop through reloads, and returns the one kept. Boxes are never kept: consent is given anew (LAW-05). */
export function useOrderComment(form: UseFormReturn<OrderValues>): string {
  const { comment } = useAtomValue(checkoutDraftAtom);
  const { setValue } = form;
  const isTouched = useKeepTyped(form, commentOf, 'comment');
  useEffect(() => {
    if (comment !== '' && !isTouched.current) setValue('comment', comment);
  }, [comment, isTouched, setValue]);
  return comment;
}

const commentOf = ({ comment }: OrderValues): Pick<CheckoutDraft, 'comment'> => ({ comment });
