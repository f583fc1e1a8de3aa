import { useCallback } from 'react';
import type { I18n } from '@lingui/core';
import * as z from 'zod/mini';
import { addressFormSchema } from '#features/addresses/address-schema.ts';
import { vatIdProblem } from '#features/addresses/business.ts';
import { optionalText, requiredEmail } from '#platform/forms/text-fields.ts';
import type { Country } from '#store-api/schemas/country.ts';
import { atField } from '#platform/forms/form-checks.ts';
import { newPassword } from '#platform/forms/new-password.ts';
import type { RegistrationValues } from './register-atoms.ts';

/** Checks a registration as the shop will. */
export function useRegistrationSchema(countries: readonly Country[]) {
  return useCallback(
    (i18n: I18n): z.ZodMiniType<RegistrationValues, RegistrationValues> =>
      z
        .intersection(
          z.object({ email: requiredEmail(i18n), password: newPassword(i18n), vatId: optionalText(i18n) }),
          addressFormSchema(i18n, countries, 'billing'),
        )
        .check(
          atField<'vatId', RegistrationValues>(i18n, 'vatId', ({ countryId, company, vatId }) =>
            vatIdProblem(
              countries.find(({ id }) => id === countryId),
              company,
              vatId,
            ),
          ),
        ),
    [countries],
  );
}
