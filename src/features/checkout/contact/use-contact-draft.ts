import { useCallback, useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { useAtom } from 'jotai';
import { checkoutDraftAtom } from './checkout-draft.ts';
import type { ContactValues } from './contact-values.ts';

/** Not every key press is written to the storage. */
const pauseMs = 400;

/** Keeps what is typed, but for a password, and brings it back into an untouched form once the storage has been read. Returns: forget it. */
export function useContactDraft(form: UseFormReturn<ContactValues>): () => void {
  const [draft, setDraft] = useAtom(checkoutDraftAtom);
  const { contact } = draft;
  const { reset, getValues, subscribe } = form;
  // A draft that comes now is older than what is typed: this form wrote it, or the storage was slow.
  const isTouched = useRef(false);
  useEffect(() => {
    if (contact && !isTouched.current) reset({ ...getValues(), ...contact }, { keepDefaultValues: true });
  }, [contact, reset, getValues]);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = subscribe({
      formState: { values: true },
      callback: ({ values, type }) => {
        if (type !== 'change') return;
        isTouched.current = true;
        clearTimeout(timer);
        timer = setTimeout(() => {
          const { wantsAccount: _wish, password: _secret, ...kept } = structuredClone(values);
          setDraft((before) => ({ ...before, contact: kept })).catch(reportUnkept);
        }, pauseMs);
      },
    });
    return () => {
      clearTimeout(timer);
      stop();
    };
  }, [subscribe, setDraft]);
  return useCallback(() => {
    setDraft((before) => ({ ...before, contact: null })).catch(reportUnkept);
  }, [setDraft]);
}

const reportUnkept = (error: unknown): void => console.error('The draft of the checkout could not be kept.', error);
