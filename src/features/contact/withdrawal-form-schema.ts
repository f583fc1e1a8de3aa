import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { optionalText, requiredEmail, requiredText } from '#platform/forms/text-fields.ts';

/** The declaration of withdrawal asks for nothing else (§ 356a BGB): name, contract, address for the receipt, free text. */
export function createWithdrawalFormSchema(i18n: I18n) {
  return z.object({
    firstName: requiredText(i18n),
    lastName: requiredText(i18n),
    email: requiredEmail(i18n),
    contractNumber: requiredText(i18n),
    comment: optionalText(i18n, 4096),
  });
}

export type WithdrawalValues = z.infer<ReturnType<typeof createWithdrawalFormSchema>>;
