import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { requiredEmail, requiredText } from '#platform/forms/text-fields.ts';

/** What a notice of an infringement has to say to be acted on (Art. 16 (2) DSA). */
export function createInfringementFormSchema(i18n: I18n) {
  return z.object({
    work: requiredText(i18n, 200),
    place: requiredText(i18n, 2000),
    explanation: requiredText(i18n, 6000),
    firstName: requiredText(i18n),
    lastName: requiredText(i18n),
    email: requiredEmail(i18n),
    isSincere: z.boolean().check(z.refine((isTicked) => isTicked, i18n._(msg`Bitte bestätigen Sie das.`))),
  });
}

export type InfringementValues = z.infer<ReturnType<typeof createInfringementFormSchema>>;
