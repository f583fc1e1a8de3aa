import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { chosenEntry, optionalText, requiredEmail, requiredText } from '#platform/forms/text-fields.ts';

/** Longest message, in characters. */
const longestMessage = 10_000;

/** The contact form; the phone number may stay empty. */
export function createContactFormSchema(i18n: I18n) {
  return z.object({
    salutationId: chosenEntry(i18n),
    firstName: requiredText(i18n),
    lastName: requiredText(i18n),
    email: requiredEmail(i18n),
    phone: optionalText(i18n),
    subject: requiredText(i18n),
    comment: requiredText(i18n, longestMessage),
  });
}

export type MessageValues = z.infer<ReturnType<typeof createContactFormSchema>>;

export const emptyContactForm: MessageValues = {
  salutationId: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  comment: '',
};
