import type { I18n } from '@lingui/core';
import * as z from 'zod/mini';
import { requiredIf } from '#platform/forms/form-checks.ts';
import { optionalText, requiredText } from '#platform/forms/text-fields.ts';
import type { Profile } from '#store-api/account/profile.ts';
import type { Customer } from '#store-api/schemas/customer.ts';

export interface ProfileValues {
  salutationId: string;
  title: string;
  firstName: string;
  lastName: string;
  isBusiness: boolean;
  company: string;
  vatId: string;
}

/** Checks a profile as the shop will. */
export function profileSchema(i18n: I18n): z.ZodMiniType<ProfileValues, ProfileValues> {
  return z
    .object({
      salutationId: z.string(),
      title: optionalText(i18n),
      firstName: requiredText(i18n),
      lastName: requiredText(i18n),
      isBusiness: z.boolean(),
      company: optionalText(i18n),
      vatId: optionalText(i18n),
    })
    .check(
      requiredIf<'company', ProfileValues & Record<'company', string>>(i18n, 'company', (values) => values.isBusiness),
    );
}

export function profileValuesOf(customer: Customer): ProfileValues {
  const { salutationId, title, firstName, lastName, accountType, company, vatIds } = customer;
  return {
    salutationId: salutationId ?? '',
    title: title ?? '',
    firstName,
    lastName,
    isBusiness: accountType === 'business',
    company: company ?? '',
    vatId: vatIds[0] ?? '',
  };
}

/** What the shop is sent. */
export function profileOf({ salutationId, title, isBusiness, company, vatId, ...names }: ProfileValues): Profile {
  return {
    ...names,
    ...(salutationId && { salutationId }),
    ...(title && { title }),
    ...(isBusiness
      ? { accountType: 'business', company, ...(vatId && { vatIds: [vatId] }) }
      : { accountType: 'private' }),
  };
}
