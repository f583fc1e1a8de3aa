import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { createTextChecks } from './text-checks.ts';

/** Longest message, in characters. */
const longestMessage = 10_000;

/** The contact form; the phone number may stay empty. */
export function createContactFormSchema(i18n: I18n) {
  const { chosen, required, optional, email } = createTextChecks(i18n);
  return z.object({
    salutationId: chosen,
    firstName: required(255),
    lastName: required(255),
    email,
    phone: optional(255),
    subject: required(255),
    comment: required(longestMessage),
  });
}

export type ContactForm = z.infer<ReturnType<typeof createContactFormSchema>>;

export const emptyContactForm: ContactForm = {
  salutationId: '',
  firstName: '',
  lastName: '',
  email: '',
  phone: '',
  subject: '',
  comment: '',
};

export const contactFields = ['salutationId', 'firstName', 'lastName', 'email', 'phone', 'subject', 'comment'] as const;
