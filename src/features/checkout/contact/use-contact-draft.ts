import { useCallback, useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAtom } from 'jotai';
import { checkoutDraftAtom, type CheckoutDraft } from './checkout-draft.ts';
import type { ContactValues } from './contact-values.ts';
import { reportUnkept, useKeepTyped } from './use-keep-typed.ts';

/** Keeps what is typed, but for a password, and brings it back into an untouched form once the storage has been read. Returns: forget it. */
export function useContactDraft(form: UseFormReturn<ContactValues>): () => void {
  const [draft, setDraft] = useAtom(checkoutDraftAtom);
  const { contact } = draft;
  const { reset, getValues } = form;
  const isTouched = useKeepTyped(form, contactDraftOf);
  useEffect(() => {
    if (contact && !isTouched.current) reset({ ...getValues(), ...contact }, { keepDefaultValues: true });
  }, [contact, isTouched, reset, getValues]);
  return useCallback(() => {
    setDraft((before) => ({ ...before, contact: null })).catch(reportUnkept);
  }, [setDraft]);
}

function contactDraftOf(values: ContactValues): Pick<CheckoutDraft, 'contact'> {
  const { wantsAccount: _wish, password: _secret, ...contact } = structuredClone(values);
  return { contact };
}
