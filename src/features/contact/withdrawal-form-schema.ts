import * as z from 'zod/mini';
import type { I18n } from '@lingui/core';
import { createTextChecks } from './text-checks.ts';

/** The declaration of withdrawal asks for nothing else (§ 356a BGB): name, contract, address for the receipt, free text. */
export function createWithdrawalFormSchema(i18n: I18n) {
  const { required, optional, email } = createTextChecks(i18n);
  return z.object({
    firstName: required(255),
    lastName: required(255),
    email,
    contractNumber: required(255),
    comment: optional(4096),
  });
}

export type WithdrawalForm = z.infer<ReturnType<typeof createWithdrawalFormSchema>>;

export const withdrawalFields = ['firstName', 'lastName', 'contractNumber', 'email', 'comment'] as const;
